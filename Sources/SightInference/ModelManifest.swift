package import Foundation

/// The list of models that an installation should hold: `models/manifest.json`.
package struct ModelManifest: Sendable, Hashable, Codable {
    package struct File: Sendable, Hashable, Codable {
        package var name: String
        package var bytes: Int
        package var sha256: String
    }

    package struct Model: Sendable, Hashable, Codable {
        package var name: String
        package var version: String
        package var licence: String
        package var files: [File]
    }

    package var schema: Int
    package var models: [Model]

    package init(contentsOf url: URL) throws(InferenceError) {
        guard let data = try? Data(contentsOf: url) else {
            throw .modelMissing(name: "list", path: url.path)
        }
        do {
            self = try JSONDecoder().decode(ModelManifest.self, from: data)
        } catch {
            throw .modelDamaged(name: "list", path: url.path, cause: "is no manifest")
        }
    }
}
