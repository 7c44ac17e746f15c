internal import Foundation
internal import SightImage

/// Where annotated pictures go.
enum AnnotationDestination: Sendable {
    /// The picture of the only input.
    case file(String)
    /// One for each input.
    case folder(FolderDestination)

    /// The format of the pictures: what the name says, and PNG in a folder, which loses nothing.
    var format: PictureFormat {
        switch self {
        case .file(let path): Self.format(ofName: path) ?? .png
        case .folder: .png
        }
    }

    /// The format that a file's name stands for; nil when it is none that is written.
    static func format(ofName path: String) -> PictureFormat? {
        switch path.lowercased().split(separator: ".").last {
        case "png": .png
        case "jpg", "jpeg": .jpeg
        default: nil
        }
    }

    func write(_ picture: Data, name: String, of input: Input) throws(OutputError) {
        switch self {
        case .file(let path):
            try input.protect(from: path)
            try OutputFile.write(picture, to: path)
        case .folder(let folder): try folder.write(picture, name: name, of: input)
        }
    }
}
