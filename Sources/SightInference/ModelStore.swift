package import Foundation
internal import SightInstallation

/// Finds models by name and vouches for their files.
///
/// A file is hashed when it is first used and whenever its size, inode or time of change differs from the last time; the
/// result is kept in the cache folder, because hashing 30 MB at every start would cost a tenth of a second.
package struct ModelStore: Sendable {
    package let folder: URL
    private let verified: VerifiedFiles

    package init(folder: URL = Installation.current.models, cache: URL = Installation.cache) {
        self.folder = folder
        self.verified = VerifiedFiles(record: cache.appending(path: "verified-models.json"))
    }

    /// A model whose files were checked.
    package struct Model: Sendable, Hashable {
        package let name: String
        package let version: String
        /// The first eight digits of the SHA-256 of its network.
        package let hash: String
        package let files: [URL]

        /// The file with this ending.
        package func file(_ pathExtension: String) throws(InferenceError) -> URL {
            guard let file = files.first(where: { $0.pathExtension == pathExtension }) else {
                throw .modelMissing(name: name, path: "file .\(pathExtension) of it in the manifest")
            }
            return file
        }

        /// How results name it: `pp-ocrv6-small-detector@d73e0058`.
        package var identifier: String { "\(name)@\(hash)" }
    }

    /// The model of this name, its files checked against the manifest.
    package func model(_ name: String) throws(InferenceError) -> Model {
        let manifest = try ModelManifest(contentsOf: folder.appending(path: "manifest.json"))
        guard let entry = manifest.models.first(where: { $0.name == name }) else {
            throw .modelMissing(name: name, path: "entry for it in \(folder.appending(path: "manifest.json").path)")
        }
        guard let network = entry.files.first else {
            throw .modelDamaged(
                name: name, path: folder.appending(path: "manifest.json").path, cause: "lists no file of it")
        }
        for file in entry.files {
            try verified.check(file, at: folder.appending(path: file.name), of: name)
        }
        return Model(
            name: name, version: entry.version, hash: String(network.sha256.prefix(8)),
            files: entry.files.map { folder.appending(path: $0.name) }
        )
    }

    /// Every model of the manifest with what is wrong with it, all files hashed anew.
    package func audit() throws(InferenceError) -> [(model: ModelManifest.Model, fault: InferenceError?)] {
        let manifest = try ModelManifest(contentsOf: folder.appending(path: "manifest.json"))
        return manifest.models.map { entry in
            for file in entry.files {
                do throws(InferenceError) {
                    try VerifiedFiles.hashAndCompare(file, at: folder.appending(path: file.name), of: entry.name)
                } catch {
                    return (entry, error)
                }
            }
            return (entry, nil)
        }
    }
}
