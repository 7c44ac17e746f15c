internal import Foundation

/// A file for each input, in a folder that is made where it is missing.
struct FolderDestination: PageDestination {
    /// Of the folder.
    let path: String
    /// Of the files, without the dot.
    let pathExtension: String

    var isShared: Bool { false }

    func write(_ output: String, name: String, of input: Input) throws(OutputError) {
        try write(Data(output.utf8), name: name, of: input)
    }

    func write(_ data: Data, name: String, of input: Input) throws(OutputError) {
        try input.protect(from: file(name))
        try OutputFile.write(data, to: try prepare(name))
    }

    func finish() {}

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
