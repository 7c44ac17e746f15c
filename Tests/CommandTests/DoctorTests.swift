import Foundation
import SightTestSupport
import Testing

@Suite struct DoctorTests {
    private func checks(_ outcome: Invocation.Outcome) throws -> [String: JSON] {
        let checks = try #require(try JSON(parsing: outcome.output)["checks"]?.elements)
        return Dictionary(uniqueKeysWithValues: checks.map { ($0["name"]?.string ?? "", $0) })
    }

    @Test("A good installation is found healthy, by a real recognition")
    func healthy() async throws {
        let outcome = try await sightread("doctor", "--format", "json")
        #expect(outcome.status == 0, "\(outcome.output)")
        let checks = try checks(outcome)
        #expect(checks["recognition"]?["finding"]?.string?.contains("TEXT 147") == true)
        #expect(checks["formats"]?["finding"]?.string?.hasPrefix("JPEG, PNG, WebP") == true)
        #expect(checks.values.allSatisfy { $0["healthy"] == .boolean(true) })
    }

    @Test("Threads come from where they were said")
    func threads() async throws {
        let outcome = try await sightread("doctor", "--format", "json", environment: ["SIGHTREAD_THREADS": "3"])
        #expect(try checks(outcome)["threads"]?["finding"]?.string == "3, from SIGHTREAD_THREADS")
    }

    @Test("What is missing is found, with its remedy")
    func missing() async throws {
        let folder = try TemporaryFolder()
        let outcome = try await sightread(
            "doctor", "--format", "json",
            environment: ["SIGHTREAD_PREFIX": folder.url.path, "SIGHTREAD_CACHE": "/proc/none"])
        #expect(outcome.status == 1)
        #expect(try JSON(parsing: outcome.output)["healthy"] == .boolean(false))
        let checks = try checks(outcome)
        for name in ["installation", "libvips", "models", "cache", "recognition"] {
            #expect(checks[name]?["healthy"] == .boolean(false))
            #expect(checks[name]?["remedy"]?.string?.isEmpty == false)
        }
    }

    @Test("A damaged model is found by its hash")
    func damaged() async throws {
        let real = try await sightread("doctor", "--format", "json")
        let prefix = try #require(try checks(real)["installation"]?["finding"]?.string)
        let folder = try TemporaryFolder()
        let models = "share/sightread/models"
        try folder.put(Data(), models + "/x")
        for name in try FileManager.default.contentsOfDirectory(atPath: "\(prefix)/\(models)") {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("\(models)/\(name)"), withDestinationPath: "\(prefix)/\(models)/\(name)")
        }
        let victim = "\(models)/pp-ocrv6-tiny-detector.onnx"
        var bytes = try Data(contentsOf: folder.url.appending(path: victim))
        bytes[bytes.count / 2] ^= 1
        try FileManager.default.removeItem(atPath: folder.path(victim))
        try folder.put(bytes, victim)
        let outcome = try await sightread(
            "doctor", "--format", "json", environment: ["SIGHTREAD_PREFIX": folder.url.path])
        #expect(outcome.status == 1)
        let finding = try checks(outcome)["model pp-ocrv6-tiny-detector"]
        #expect(finding?["healthy"] == .boolean(false))
        #expect(finding?["finding"]?.string?.contains("is damaged") == true)
    }

    @Test("The list uses signs where the locale has them, else letters")
    func signs() async throws {
        let plain = try await sightread("doctor", environment: ["LC_ALL": "C"])
        #expect(plain.output.allSatisfy { $0.isASCII })
        #expect(plain.output.contains("\nok   threads"))
        let fancy = try await sightread("doctor", environment: ["LC_ALL": "en_US.UTF-8"])
        #expect(fancy.output.contains("\n✓ threads"))
    }
}
