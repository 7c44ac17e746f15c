public import CoreGraphics
public import CoreMedia
public import CoreVideo
internal import Foundation
public import ImageIO

/// A request about one picture.
///
/// An orientation that the caller gives says how to turn the stored pixels, whatever the file says. Without one, a
/// `URL` and `Data` are turned as the file itself says, and everything else, which has pixels and no orientation, is
/// taken as it is. It is applied once; results are about the picture as displayed.
///
/// There is no Core Image here, so Apple's method for `CIImage` is missing.
public protocol ImageProcessingRequest: VisionRequest {
    /// The part of the picture to look at, normalized to the picture as displayed, origin at the lower left.
    var regionOfInterest: NormalizedRect { get set }

    /// Performs the request on a picture file.
    func perform(on url: URL, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Performs the request on a picture file in memory.
    func perform(on data: Data, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Performs the request on a decoded picture.
    func perform(on image: CGImage, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Performs the request on a frame.
    func perform(on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Performs the request on a frame with its time.
    func perform(on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation?) async throws -> Result
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
        try await result(on: SharedPicture(ImageInput(url, orientation: orientation)))
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
        try await result(on: SharedPicture(ImageInput(data, orientation: orientation)))
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
        try await result(on: SharedPicture(ImageInput(image, orientation: orientation)))
    }

    /// Performs the request on a frame.
    ///
    /// Of the 4:2:0 formats, text is read in the plane of luma, which is not copied unless it has to be turned. What
    /// stands in the place of alpha is ignored.
    ///
    /// - Parameters:
    ///   - pixelBuffer: The pixels. They must stay as they are until this returns; after a cancellation they may still
    ///     be read for some milliseconds, and the buffer is kept alive for as long.
    ///   - orientation: How to turn them; nil: not at all.
    /// - Returns: What was found. Nothing on the picture is a result, not an error.
    /// - Throws: ``VisionError``: `.invalidArgument` when a property of the request is impossible, `.requestCancelled`
    ///   when the task was cancelled.
    public func perform(
        on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> Result {
        try await result(on: SharedPicture(ImageInput(pixelBuffer, orientation: orientation)))
    }

    /// Performs the request on a frame with its time, which becomes that of the observations.
    ///
    /// - Parameters:
    ///   - sampleBuffer: The frame. What is said of pixel buffers holds for its picture.
    ///   - orientation: How to turn it; nil: not at all.
    /// - Returns: What was found. Nothing on the picture is a result, not an error.
    /// - Throws: ``VisionError``: `.invalidImage` when the sample buffer has no picture, `.dataUnavailable` when it
    ///   could not be made ready, `.invalidArgument` when a property of the request is impossible, `.requestCancelled`
    ///   when the task was cancelled.
    public func perform(
        on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> Result {
        try await result(on: SharedPicture(ImageInput(sampleBuffer, orientation: orientation)))
    }
}
