internal import CoreGraphics
internal import Dispatch
internal import Foundation
internal import ImageIO
internal import SightImage

/// A picture in whatever form it was handed over.
struct ImageInput: Sendable {
    enum Source: Sendable {
        case url(URL)
        case data(Data)
        case image(CGImage)
    }

    var source: Source
    /// How to turn the stored pixels; nil: as the file says, or not at all.
    var orientation: CGImagePropertyOrientation?

    /// The picture as displayed, without alpha.
    ///
    /// Reading and decoding take up to seconds, so they run on a thread of Dispatch's and not on one of those that
    /// Swift's tasks share.
    func displayedPixels() async throws -> PixelBuffer {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try decoded() })
            }
        }
    }

    private func decoded() throws -> PixelBuffer {
        let orientation = orientation.map { Orientation($0) }
        switch source {
        case .url(let url):
            try Self.checkReadable(url)
            return try PictureSource(contentsOf: url).displayedPixels(orientation: orientation)
        case .data(let data):
            return try PictureSource(data).displayedPixels(orientation: orientation)
        case .image(let image):
            return image.pixelBuffer.flattened().oriented(orientation ?? .up)
        }
    }

    /// A file that cannot be read is another error than one whose content is no picture.
    private static func checkReadable(_ url: URL) throws(VisionError) {
        guard url.isFileURL else { throw .ioError("\(url.absoluteString) is not a file's URL") }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
            throw .ioError("there is no file \(url.path)")
        }
        guard !isDirectory.boolValue else { throw .ioError("\(url.path) is a folder") }
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw .ioError("permission denied for \(url.path)")
        }
    }
}
