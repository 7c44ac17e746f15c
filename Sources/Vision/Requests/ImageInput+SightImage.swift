internal import CoreGraphics
internal import CoreMedia
package import CoreVideo
internal import Dispatch
internal import Foundation
package import ImageIO
package import SightImage

/// A picture in whatever form it was handed over.
package struct ImageInput: Sendable {
    private enum Source: Sendable {
        case url(URL)
        case data(Data)
        case image(CGImage)
        case frame(@Sendable () throws -> PixelBuffer)
    }

    private let source: Source
    /// How to turn the stored pixels; nil: as the file says, or not at all.
    private let orientation: CGImagePropertyOrientation?
    private var timeRange: CMTimeRange?

    init(_ url: URL, orientation: CGImagePropertyOrientation?) {
        self.init(source: .url(url), orientation: orientation)
    }

    init(_ data: Data, orientation: CGImagePropertyOrientation?) {
        self.init(source: .data(data), orientation: orientation)
    }

    init(_ image: CGImage, orientation: CGImagePropertyOrientation?) {
        self.init(source: .image(image), orientation: orientation)
    }

    package init(_ buffer: CVPixelBuffer, orientation: CGImagePropertyOrientation?) {
        // Only read, and kept alive and locked meanwhile; the buffer's own lock guards everything but the pixels.
        nonisolated(unsafe) let buffer = buffer
        self.init(source: .frame { buffer.pixels() }, orientation: orientation)
    }

    init(_ sample: CMSampleBuffer, orientation: CGImagePropertyOrientation?) {
        // The sample buffer's own lock guards what of it changes.
        nonisolated(unsafe) let frame = sample
        self.init(
            source: .frame {
                guard let image = frame.imageBuffer else {
                    throw VisionError.invalidImage("the sample buffer has no picture")
                }
                do {
                    try frame.makeDataReady()
                } catch {
                    throw VisionError.dataUnavailable("the sample buffer is not ready: \((error as NSError).code)")
                }
                return image.pixels()
            }, orientation: orientation)
        if sample.presentationTimeStamp.isNumeric {
            timeRange = CMTimeRange(
                start: sample.presentationTimeStamp, duration: sample.duration.isNumeric ? sample.duration : .zero)
        }
    }

    /// A picture that comes from elsewhere, when it is needed.
    package init(frame: @escaping @Sendable () throws -> PixelBuffer) {
        self.init(source: .frame(frame), orientation: nil)
    }

    private init(source: Source, orientation: CGImagePropertyOrientation?) {
        self.source = source
        self.orientation = orientation
    }

    /// The picture as displayed.
    ///
    /// Reading and decoding take up to seconds, so they run on a thread of Dispatch's and not on one of those that
    /// Swift's tasks share.
    func displayedPicture() async throws -> DisplayedPicture {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result { DisplayedPicture(pixels: try decoded(), timeRange: timeRange) })
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
        case .frame(let pixels):
            return try pixels().oriented(orientation ?? .up)
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
