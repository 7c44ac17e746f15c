import Foundation
import SightInference
import SightTestSupport
import Testing

/// Compiled networks are kept in a folder; whatever happens to it, results are the same.
@Suite("Cache of compiled networks", .serialized)
struct NetworkCacheTests {
    let folder: TemporaryFolder
    let input = Networks.Input(width: 64, seed: 5)

    init() throws {
        folder = try TemporaryFolder()
    }

    private func output(cache: URL?) async throws -> [Float] {
        let runtime = InferenceRuntime(budget: ComputeBudget(threads: 2), cache: cache)
        let model = try await InferenceModel.load(
            Networks.recognizerFile, configuration: .init(parallelism: .narrow, precision: .f32), runtime: runtime)
        return try await input.run(model)
    }

    private func blobs() throws -> [URL] {
        let files = FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: [.isRegularFileKey])
        return (files?.allObjects as? [URL] ?? []).filter {
            (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
        }
    }

    @Test
    func `a network out of the cache computes the same`() async throws {
        let expected = try await output(cache: nil)
        #expect(try await output(cache: folder.url) == expected)
        #expect(try blobs().isEmpty == false)
        #expect(try await output(cache: folder.url) == expected)
    }

    @Test
    func `a cache that cannot be written does no harm`() async throws {
        let blocked = folder.url.appending(path: "file")
        try Data().write(to: blocked)
        #expect(try await output(cache: blocked.appending(path: "below")) == output(cache: nil))
    }

    @Test(arguments: [0, 1, 100, 5000, 500_000])
    func `a cache whose files were cut short does no harm`(length: Int) async throws {
        let expected = try await output(cache: folder.url)
        for blob in try blobs() { #expect(truncate(blob.path, length) == 0) }
        #expect(try await output(cache: folder.url) == expected)
    }

    @Test
    func `a cache whose files hold nonsense does no harm`() async throws {
        let expected = try await output(cache: folder.url)
        for blob in try blobs() { try Data(repeating: 0x5A, count: 100_000).write(to: blob) }
        #expect(try await output(cache: folder.url) == expected)
    }
}
