internal import Foundation
internal import Synchronization

/// Remembers which files had the right hash, by what the file system says of them.
final class VerifiedFiles: Sendable {
    private let record: URL
    private let known = Mutex<[String: String]?>(nil)

    init(record: URL) {
        self.record = record
    }

    func check(_ file: ModelManifest.File, at url: URL, of model: String) throws(InferenceError) {
        var status = stat()
        guard stat(url.path, &status) == 0 else { throw .modelMissing(name: model, path: url.path) }
        guard Int(status.st_size) == file.bytes else {
            throw .modelDamaged(
                name: model, path: url.path, cause: "has \(status.st_size) bytes instead of \(file.bytes)")
        }
        // The time of change, not of the last write: that one can be set, and programs that copy files do.
        let state = "\(file.sha256) \(status.st_ino) \(status.st_ctim.tv_sec).\(status.st_ctim.tv_nsec)"
        let isKnown = known.withLock { known in
            if known == nil {
                known = (try? Data(contentsOf: record)).flatMap {
                    try? JSONDecoder().decode([String: String].self, from: $0)
                }
            }
            return known?[url.path] == state
        }
        if isKnown { return }
        try Self.hashAndCompare(file, at: url, of: model)
        known.withLock { known in
            known = (known ?? [:]).merging([url.path: state]) { $1 }
            // Without a place to keep it the next start hashes again; nothing is lost.
            try? FileManager.default.createDirectory(
                at: record.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? JSONEncoder().encode(known).write(to: record, options: .atomic)
        }
    }

    static func hashAndCompare(_ file: ModelManifest.File, at url: URL, of model: String) throws(InferenceError) {
        guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
            throw .modelMissing(name: model, path: url.path)
        }
        let found = FileDigest.sha256(of: data)
        guard found == file.sha256 else {
            throw .modelDamaged(
                name: model, path: url.path,
                cause: "has SHA-256 \(found.prefix(8))… instead of \(file.sha256.prefix(8))…")
        }
    }
}
