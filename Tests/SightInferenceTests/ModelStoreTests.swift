import Foundation
import SightInference
import SightInstallation
import SightTestSupport
import Testing

@Suite("Model store")
struct ModelStoreTests {
    let models: TemporaryFolder
    let cache: TemporaryFolder
    let network: URL
    let letters: URL

    /// A model of two small files whose hashes are those of the standard's examples.
    init() throws {
        models = try TemporaryFolder()
        cache = try TemporaryFolder()
        network = models.url.appending(path: "small.onnx")
        letters = models.url.appending(path: "small.letters")
        try Data("abc".utf8).write(to: network)
        try Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8).write(to: letters)
        try write(manifest: Self.manifest)
    }

    static let manifest = """
        {"schema": 1, "source": "a test", "models": [
          {"name": "small", "version": "6.0", "licence": "none", "files": [
            {"name": "small.onnx", "bytes": 3,
             "sha256": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
            {"name": "small.letters", "bytes": 56,
             "sha256": "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"}
          ]}
        ]}
        """

    private func write(manifest: String) throws {
        try Data(manifest.utf8).write(to: models.url.appending(path: "manifest.json"))
    }

    private var store: ModelStore { ModelStore(folder: models.url, cache: cache.url) }

    @Test
    func `a model whose files are right is found`() throws {
        let model = try store.model("small")
        #expect(model.name == "small" && model.version == "6.0")
        #expect(model.identifier == "small@ba7816bf")
        #expect(try model.file("onnx").path == network.path)
        #expect(try model.file("letters").path == letters.path)
    }

    @Test
    func `a missing manifest is named with its path and the remedy`() throws {
        let manifest = models.url.appending(path: "manifest.json")
        try FileManager.default.removeItem(at: manifest)
        let error = #expect(throws: InferenceError.self) { try store.model("small") }
        #expect(error == .modelMissing(name: "list", path: manifest.path))
        expect(error, names: manifest.path)
    }

    @Test(arguments: ["", "{", "[]", "{\"schema\": 1}", "{\"schema\": 1, \"models\": [{\"name\": \"small\"}]}"])
    func `a manifest that is none is named as damaged`(text: String) throws {
        try write(manifest: text)
        let error = #expect(throws: InferenceError.self) { try store.model("small") }
        guard case .modelDamaged = error else {
            Issue.record("not damaged")
            return
        }
        expect(error, names: models.url.appending(path: "manifest.json").path)
    }

    @Test
    func `a model without files is damaged`() throws {
        let entry = #"{"name": "small", "version": "1", "licence": "none", "files": []}"#
        try write(manifest: "{\"schema\": 1, \"models\": [\(entry)]}")
        let error = #expect(throws: InferenceError.self) { try store.model("small") }
        expect(error, names: models.url.appending(path: "manifest.json").path)
    }

    @Test
    func `a model that the manifest does not know is missing`() {
        let error = #expect(throws: InferenceError.self) { try store.model("large") }
        expect(error, names: models.url.appending(path: "manifest.json").path)
        #expect(error?.description.contains("large") == true)
    }

    @Test
    func `a missing file is named`() throws {
        try FileManager.default.removeItem(at: letters)
        let error = #expect(throws: InferenceError.self) { try store.model("small") }
        #expect(error == .modelMissing(name: "small", path: letters.path))
        expect(error, names: letters.path)
    }

    @Test(arguments: ["ab", "abcd", ""])
    func `a file of another size is damaged`(content: String) throws {
        try Data(content.utf8).write(to: network)
        let error = #expect(throws: InferenceError.self) { try store.model("small") }
        expect(error, names: network.path)
        #expect(error?.description.contains("has \(content.utf8.count) bytes instead of 3") == true)
    }

    @Test
    func `a file with a wrong byte is damaged`() throws {
        try Data("abd".utf8).write(to: network)
        let error = #expect(throws: InferenceError.self) { try store.model("small") }
        expect(error, names: network.path)
        #expect(error?.description.contains("instead of ba7816bf") == true)
    }

    @Test
    func `an installed model with a flipped byte is damaged, and right again when it is mended`() throws {
        let name = "pp-ocrv6-tiny-recognizer"
        let installed = Installation.current.models
        for file in ["manifest.json", "\(name).onnx", "\(name).head", "\(name).letters"] {
            let target = models.url.appending(path: file)
            try? FileManager.default.removeItem(at: target)
            try FileManager.default.copyItem(at: installed.appending(path: file), to: target)
        }
        let store = store
        #expect(try store.model(name).version == "6.0")
        let head = models.url.appending(path: "\(name).head")
        try flip(byte: 1_000_000, of: head)
        let error = #expect(throws: InferenceError.self) { try store.model(name) }
        expect(error, names: head.path)
        try flip(byte: 1_000_000, of: head)
        #expect(try store.model(name).version == "6.0")
    }

    // MARK: - The record of checked files

    @Test(arguments: [true, false])
    func `a file that changed after it was checked is checked again`(isSameProcess: Bool) throws {
        let first = store
        _ = try first.model("small")
        try flip(byte: 1, of: network)
        #expect(throws: InferenceError.self) { try (isSameProcess ? first : store).model("small") }
    }

    @Test
    func `a file that was replaced by another one of its size is checked again`() throws {
        _ = try store.model("small")
        try Data("xyz".utf8).write(to: network, options: .atomic)
        #expect(throws: InferenceError.self) { try store.model("small") }
    }

    @Test
    func `a file that was changed and given its old date back is checked again`() throws {
        let store = store
        _ = try store.model("small")
        var status = stat()
        #expect(stat(network.path, &status) == 0)
        try flip(byte: 2, of: network)
        var times = [status.st_atim, status.st_mtim]
        #expect(utimensat(AT_FDCWD, network.path, &times, 0) == 0)
        #expect(throws: InferenceError.self) { try store.model("small") }
    }

    @Test
    func `a new manifest asks for a new check`() throws {
        let store = store
        _ = try store.model("small")
        try write(manifest: Self.manifest.replacing("ba7816bf", with: "00000000"))
        #expect(throws: InferenceError.self) { try store.model("small") }
    }

    @Test(arguments: ["", "nonsense", "[1, 2]", "{\"a\": 1}"])
    func `a record that cannot be read is written anew`(text: String) throws {
        let record = cache.url.appending(path: "verified-models.json")
        try Data(text.utf8).write(to: record)
        _ = try store.model("small")
        let written = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: record))
        #expect(Set(written.keys) == [network.path, letters.path])
        try flip(byte: 0, of: network)
        #expect(throws: InferenceError.self) { try store.model("small") }
    }

    @Test
    func `without a place for the record models are found all the same`() throws {
        let blocked = cache.url.appending(path: "file")
        try Data().write(to: blocked)
        let store = ModelStore(folder: models.url, cache: blocked.appending(path: "below"))
        for _ in 0..<2 { #expect(try store.model("small").name == "small") }
    }

    // MARK: - Audit

    @Test
    func `an audit hashes every file, whatever the record says`() throws {
        let store = store
        _ = try store.model("small")
        #expect(try store.audit().map(\.fault) == [nil])
        var status = stat()
        #expect(stat(network.path, &status) == 0)
        try flip(byte: 0, of: network)
        let damaged = try store.audit()
        #expect(damaged.map(\.model.name) == ["small"])
        expect(damaged[0].fault, names: network.path)
        try FileManager.default.removeItem(at: network)
        #expect(try store.audit()[0].fault == .modelMissing(name: "small", path: network.path))
    }

    @Test
    func `the installed models are whole`() throws {
        let audit = try ModelStore().audit()
        #expect(audit.count >= 4)
        for (model, fault) in audit { #expect(fault == nil, "\(model.name)") }
    }

    private func flip(byte: Int, of file: URL) throws {
        let handle = try FileHandle(forUpdating: file)
        defer { try? handle.close() }
        try handle.seek(toOffset: UInt64(byte))
        let value = try #require(try handle.read(upToCount: 1)?.first)
        try handle.seek(toOffset: UInt64(byte))
        try handle.write(contentsOf: Data([value ^ 0x40]))
    }
}

/// Expects the words that a person needs: which file, and what to do.
private func expect(_ error: InferenceError?, names file: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = error?.description ?? ""
    #expect(text.contains(file), sourceLocation: sourceLocation)
    #expect(text.contains("scripts/setup"), sourceLocation: sourceLocation)
}
