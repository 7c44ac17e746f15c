public import CoreGraphics
public import CoreMedia
public import CoreVideo
internal import Foundation
public import ImageIO

/// Performs any number of requests on one picture, which is read and decoded once, when the first of them needs it.
///
/// ```swift
/// let handler = ImageRequestHandler(url)
/// let lines = try await handler.perform(RecognizeTextRequest())
/// ```
///
/// A handler may be used from any number of tasks at the same time. It keeps the decoded picture as long as it lives;
/// of a frame whose luma is enough, the frame itself. A picture that could not be read is tried again by the next
/// request.
///
/// There is no Core Image here, and no depth data of cameras, so Apple's initializer for `CIImage` and the argument
/// `depthData` are missing.
public final class ImageRequestHandler: Sendable {
    private let picture: SharedPicture

    private init(_ input: ImageInput) {
        picture = SharedPicture(input)
    }

    /// A handler for a picture file.
    ///
    /// - Parameters:
    ///   - imageURL: A picture file.
    ///   - orientation: How to turn the stored pixels; nil: as the file says.
    public convenience init(_ imageURL: URL, orientation: CGImagePropertyOrientation? = nil) {
        self.init(ImageInput(imageURL, orientation: orientation))
    }

    /// A handler for a picture file in memory.
    ///
    /// - Parameters:
    ///   - imageData: The bytes of a picture file.
    ///   - orientation: How to turn the stored pixels; nil: as the file says.
    public convenience init(_ imageData: Data, orientation: CGImagePropertyOrientation? = nil) {
        self.init(ImageInput(imageData, orientation: orientation))
    }

    /// A handler for a decoded picture.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - orientation: How to turn them; nil: not at all.
    public convenience init(_ cgImage: CGImage, orientation: CGImagePropertyOrientation? = nil) {
        self.init(ImageInput(cgImage, orientation: orientation))
    }

    /// A handler for a frame.
    ///
    /// - Parameters:
    ///   - pixelBuffer: The pixels. They must stay as they are as long as the handler is used.
    ///   - orientation: How to turn them; nil: not at all.
    public convenience init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {
        self.init(ImageInput(pixelBuffer, orientation: orientation))
    }

    /// A handler for a frame with its time, which becomes that of the observations.
    ///
    /// - Parameters:
    ///   - sampleBuffer: The frame. Its pixels must stay as they are as long as the handler is used.
    ///   - orientation: How to turn it; nil: not at all.
    public convenience init(_ sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) {
        self.init(ImageInput(sampleBuffer, orientation: orientation))
    }

    /// Performs a request.
    ///
    /// - Returns: What was found. Nothing on the picture is a result, not an error.
    /// - Throws: ``VisionError``: `.ioError` when the file cannot be read, `.invalidImage` when there is no picture or
    ///   it is damaged, `.invalidArgument` when a property of the request is impossible, `.requestCancelled` when the
    ///   task was cancelled, which leaves other requests of the handler alone.
    public func perform<T: VisionRequest>(_ request: T) async throws -> T.Result {
        try await request.result(on: picture)
    }

    /// Performs requests, one after the other: each makes use of all threads there are.
    ///
    /// - Returns: What was found, in the order of the requests.
    /// - Throws: ``VisionError``: the first failure, like ``perform(_:)``. The requests after it are not performed.
    public func perform<each T: VisionRequest>(_ request: repeat each T) async throws -> (repeat (each T).Result) {
        (repeat try await (each request).result(on: picture))
    }

    /// Performs requests side by side and tells their results as they come.
    ///
    /// Work begins at once. It ends when the sequence is dropped, or when the task that waits for it is cancelled: then
    /// the sequence ends without what was not told yet.
    ///
    /// - Parameter requests: Any number, of any kind.
    /// - Returns: One result for each request, the first one that is ready first. A request that failed gives
    ///   ``VisionResult/error(_:_:)`` and leaves the others alone. To be gone through once.
    public func performAll(_ requests: some Collection<any VisionRequest>) -> some AsyncSequence<VisionResult, Never> {
        let requests = Array(requests), picture = picture
        let (results, continuation) = AsyncStream.makeStream(of: VisionResult.self)
        let work = Task {
            await withTaskGroup { group in
                for request in requests {
                    group.addTask { await request.outcome(on: picture) }
                }
                for await result in group { continuation.yield(result) }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in work.cancel() }
        return results
    }
}
