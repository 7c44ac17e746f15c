public import Foundation

/// Where `scripts/setup` put what Sightread needs at run time.
///
/// The first of these that holds `share/sightread` is the prefix: the variable `SIGHTREAD_PREFIX` (which then decides alone),
/// the folder above the running program's `bin`, `/usr/local`, `/usr`.
public struct Installation: Sendable, Hashable {
    /// The prefix, such as `/usr/local`.
    public let prefix: URL

    /// An installation under a prefix of the caller's choice; nothing is checked.
    public init(prefix: URL) {
        self.prefix = prefix
    }

    /// The installation that this process uses. When none is found, the default prefix: what is missing is reported by
    /// whoever needs it, with its path.
    public static let current: Installation = {
        let environment = ProcessInfo.processInfo.environment
        if let chosen = environment["SIGHTREAD_PREFIX"], !chosen.isEmpty {
            return Installation(prefix: URL(filePath: chosen))
        }
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let besideProgram = program.deletingLastPathComponent().deletingLastPathComponent()
        let candidates = [besideProgram, URL(filePath: "/usr/local"), URL(filePath: "/usr")]
        let found = candidates.first {
            FileManager.default.fileExists(atPath: $0.appending(path: "share/sightread/models").path)
        }
        return Installation(prefix: found ?? URL(filePath: "/usr/local"))
    }()

    /// Libraries that are loaded at run time, and OpenVINO with its plug-ins.
    public var libraries: URL { prefix.appending(path: "lib/sightread") }

    /// The models and their manifest.
    public var models: URL { prefix.appending(path: "share/sightread/models") }

    /// The word lists of languages.
    public var words: URL { prefix.appending(path: "share/sightread/words") }

    /// What Tesseract knows of languages and scripts, where the system has none of it.
    public var tessdata: URL { prefix.appending(path: "share/sightread/tessdata") }

    /// Where compiled models are kept between runs: `SIGHTREAD_CACHE`, else `$XDG_CACHE_HOME/sightread`, else
    /// `~/.cache/sightread`. Nothing of a picture is ever written there.
    public static var cache: URL {
        let environment = ProcessInfo.processInfo.environment
        if let chosen = environment["SIGHTREAD_CACHE"], !chosen.isEmpty {
            return URL(filePath: chosen)
        }
        if let base = environment["XDG_CACHE_HOME"], !base.isEmpty {
            return URL(filePath: base).appending(path: "sightread")
        }
        return URL(filePath: NSHomeDirectory()).appending(path: ".cache/sightread")
    }

    /// The sentence that ends every message about something missing.
    public static let remedy =
        "run scripts/setup of the sightread package (scripts/setup --repair if it was run before)"
}
