import Foundation
import SightTestSupport
import Testing

@Suite struct UsageTests {
    static let sign = Fixtures.url("sign.png").path

    @Test(
        "Wrong usage ends with 64, says what is wrong, and prints no data",
        arguments: [
            (["recognze", "a.png"], "unknown command recognze; did you mean recognize?"),
            (["helo"], "unknown command helo; did you mean help?"),
            (["zzz"], "unknown command zzz"),
            (["--verion"], "did you mean --version?"),
            ([sign], "did you mean sightread recognize \(sign)?"),
            (["help", "doctr"], "did you mean doctor?"),
            (["recognize"], "there is nothing to read"),
            (["recognize", "--langages", "en", sign], "unknown option --langages; did you mean --languages?"),
            (["recognize", "--lang", "en", sign], "unknown option --lang; did you mean --languages?"),
            (["recognize", "-format", "json", sign], "unknown option -format; did you mean --format?"),
            (["recognize", "--langages=en", sign], "unknown option --langages; did you mean --languages?"),
            (["recognize", "-q", sign], "unknown option -q"),
            (["recognize", "--format", "jsn", sign], "--format needs text or json, not 'jsn'; did you mean json?"),
            (["recognize", "--format=hocr", sign], "--format needs text or json, not 'hocr'"),
            (["recognize", "--level", "acurate", sign], "did you mean accurate?"),
            (["recognize", "--precision", "f16", sign], "did you mean bf16?"),
            (["recognize", sign, "--format"], "--format needs a value"),
            (["recognize", "--output", "--characters", sign], "--output needs a value"),
            (["recognize", "--characters=yes", sign], "--characters takes no value, but was given 'yes'"),
            (["recognize", "--orientation", "9", sign], "--orientation needs a whole number from 1 to 8, not '9'"),
            (["recognize", "--threads", "0", sign], "--threads needs a whole number from 1"),
            (["recognize", "--candidates", "x", sign], "--candidates needs a whole number from 1"),
            (["recognize", "--minimum-text-height", "1.5", sign], "--minimum-text-height needs a number from 0 to 1"),
            (["recognize", "--region", "1,2,3", sign], "--region needs four numbers"),
            (["recognize", "--region", "1,2,0,4", sign], "--region needs four numbers"),
            (["recognize", "--region", "nan,2,3,4", sign], "--region needs four numbers"),
            (["recognize", "--max-bytes", "-3", sign], "--max-bytes needs a positive whole number"),
            (["recognize", "--max-pixels", "99999999999G", sign], "--max-pixels needs a positive whole number"),
            (["recognize", "--languages", "en,,fr", sign], "--languages needs language tags"),
            (["recognize", "--languages", "eng", sign], "did you mean en-US?"),
            (["recognize", "--languages", "german", sign], "did you mean de-DE?"),
            (["recognize", "--languages", "xx-XX", sign], "'xx-XX' is not read at the level accurate"),
            (["recognize", "--level", "fast", "--languages", "ja-JP", sign], "'ja-JP' is not read at the level fast"),
            (["recognize", "-", "-"], "standard input, -, can be read only once"),
            (["recognize", "--annotate", "out.png", sign, sign], "--annotate needs a folder for several pictures"),
            (["recognize", "--annotate", "out.gif", sign], "--annotate needs a name that ends in .png or .jpg"),
            (["doctor", "now"], "doctor takes no 'now'"),
            (["languages", "--levle", "fast"], "did you mean --level?"),
        ])
    func wrong(arguments: [String], message: String) async throws {
        let outcome = try await Invocation(arguments)()
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix("sightread"))
    }

    @Test("Without arguments the overview goes to standard error, as wrong usage")
    func nothing() async throws {
        let outcome = try await sightread()
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("usage: sightread COMMAND"))
    }

    @Test("--help and help print help on standard output", arguments: [["--help"], ["-h"], ["help"]])
    func overview(arguments: [String]) async throws {
        let outcome = try await Invocation(arguments)()
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        for command in ["recognize", "languages", "doctor"] { #expect(outcome.output.contains("  \(command) ")) }
    }

    @Test("Every command explains itself, whatever else is asked", arguments: ["recognize", "languages", "doctor"])
    func help(command: String) async throws {
        let asked = [[command, "--help"], [command, "-h"], ["help", command], [command, "--unknown", "--help"]]
        for arguments in asked {
            let outcome = try await Invocation(arguments)()
            #expect(outcome.status == 0)
            #expect(outcome.output.hasPrefix("usage: sightread \(command) [options]"))
            #expect(outcome.output.contains("-h, --help"))
            #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
    }

    @Test("After -- an option is the name of a file")
    func endOfOptions() async throws {
        let outcome = try await sightread("recognize", "--", "--help")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("sightread: --help: the picture cannot be read: there is no such file"))
    }

    @Test("--version prints the version")
    func version() async throws {
        let outcome = try await sightread("--version")
        #expect(outcome.status == 0)
        #expect(outcome.output.wholeMatch(of: /sightread \d+\.\d+\.\d+\n/) != nil)
    }

    @Test("Values may follow = or a space, short options too, and the last one rules")
    func spellings() async throws {
        let folder = try TemporaryFolder()
        for arguments in [
            ["--format=json", "--output=\(folder.path("1"))"], ["--format", "json", "--output", folder.path("2")],
            ["--format", "text", "-o", folder.path("3"), "--format", "json"],
            ["--format=json", "-o\(folder.path("4"))"],
        ] {
            let outcome = try await Invocation(["recognize", Self.sign] + arguments)()
            #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
        }
        #expect(folder.names == ["1", "2", "3", "4"])
        for name in folder.names { #expect(try folder.text(name).hasPrefix(#"{"schema":1"#)) }
    }
}
