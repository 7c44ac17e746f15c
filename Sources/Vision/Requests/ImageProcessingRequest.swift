public import CoreGraphics
internal import Foundation
public import ImageIO

/// A request about one picture.
///
/// An orientation that the caller gives says how to turn the stored pixels, whatever the file says. Without one, a
/// `URL` and `Data` are turned as the file itself says, and a `CGImage`, which has pixels and no orientation, is taken
/// as it is. It is applied once; results are about the picture as displayed.
///
/// Apple's methods for `CIImage`, `CVPixelBuffer` and `CMSampleBuffer` come with the modules of these types.
public protocol ImageProcessingRequest: VisionRequest {
    /// The part of the picture to look at, normalized to the picture as displayed, origin at the lower left.
    var regionOfInterest: NormalizedRect { get set }

    /// Performs the request on a picture file.
    func perform(on url: URL, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Performs the request on a picture file in memory.
    func perform(on data: Data, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Performs the request on a decoded picture.
    func perform(on image: CGImage, orientation: CGImagePropertyOrientation?) async throws -> Result
}

extension ImageProcessingRequest {
    /// Performs the request on a picture file.
    ///
    /// - Parameters:
    ///   - url: A picture file.
    ///   - orientation: How to turn the stored pixels; nil: as the file says.
    /// - Returns: What was found. Nothing on the picture is a result, not an error.
    /// - Throws: ``VisionError``: `.ioError` when the file cannot be read, `.invalidImage` when its content is no
    ///   picture or is damaged, `.invalidArgument` when a property of the request is impossible, `.requestCancelled`
    ///   when the task was cancelled.
    public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await perform(on: ImageInput(source: .url(url), orientation: orientation))
    }

    /// Performs the request on a picture file in memory.
    ///
    /// - Parameters:
    ///   - data: The bytes of a picture file.
    ///   - orientation: How to turn the stored pixels; nil: as the file says.
    /// - Returns: What was found. Nothing on the picture is a result, not an error.
    /// - Throws: ``VisionError``: `.invalidImage` when the bytes are no picture or are damaged, `.invalidArgument` when
    ///   a property of the request is impossible, `.requestCancelled` when the task was cancelled.
    public func perform(on data: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await perform(on: ImageInput(source: .data(data), orientation: orientation))
    }

    /// Performs the request on a decoded picture.
    ///
    /// - Parameters:
    ///   - image: The pixels.
    ///   - orientation: How to turn them; nil: not at all.
    /// - Returns: What was found. Nothing on the picture is a result, not an error.
    /// - Throws: ``VisionError``: `.invalidArgument` when a property of the request is impossible, `.requestCancelled`
    ///   when the task was cancelled.
    public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await perform(on: ImageInput(source: .image(image), orientation: orientation))
    }

    private func perform(on input: ImageInput) async throws -> Result {
        guard let request = self as? any PictureRequest else {
            throw VisionError.unsupportedRequest("\(Self.self) cannot be performed here")
        }
        do {
            try Task.checkCancellation()
            let picture = try await input.displayedPixels()
            try Task.checkCancellation()
            return try await request.result(on: picture) as! Result
        } catch {
            throw VisionError(error)
        }
    }
}
