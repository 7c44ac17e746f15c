internal import Foundation

/// A folder that holds a file for each input, and is made where it is missing.
struct OutputFolder: Sendable {
    let path: String
    /// Of the files, without the dot.
    let pathExtension: String

    func write(_ data: Data, name: String, of input: Input) throws(OutputError) {
        try input.protect(from: file(name))
        try OutputFile.write(data, to: try prepare(name))
    }

    /// The path for an input of this name.
    private func file(_ name: String) -> String {
        path.hasSuffix("/") ? "\(path)\(name).\(pathExtension)" : "\(path)/\(name).\(pathExtension)"
    }

    /// The path for an input of this name; its folders exist afterwards.
    private func prepare(_ name: String) throws(OutputError) -> String {
        let file = file(name)
        let folder = URL(filePath: file).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw OutputError(folder.path, reason: (error as NSError).localizedDescription)
        }
        return file
    }
}
