internal import Foundation
internal import SightImage

/// Where annotated pictures go.
enum AnnotationDestination: Sendable {
    /// The picture of the only input.
    case file(String)
    /// One for each input.
    case folder(OutputFolder)

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

    /// - Parameter page: counted from 1; nil for the only page of a file. Pages behind the first have their number in the name.
    func write(_ picture: Data, name: String, page: Int?, of input: Input) throws(OutputError) {
        let suffix = page.map { $0 > 1 ? "-page\($0)" : "" } ?? ""
        switch self {
        case .file(let path):
            let url = URL(filePath: path)
            let path = suffix.isEmpty ? path : url.deletingPathExtension().path + suffix + "." + url.pathExtension
            try input.protect(from: path)
            try OutputFile.write(picture, to: path)
        case .folder(let folder): try folder.write(picture, name: name + suffix, of: input)
        }
    }
}
