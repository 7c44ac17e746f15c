package import CoreMedia
package import SightImage

/// A picture as a request sees it.
package struct DisplayedPicture: Sendable {
    /// The pixels as displayed, without alpha.
    package var pixels: PixelBuffer
    /// When it was taken, for a frame of a video.
    package var timeRange: CMTimeRange?
}

/// A request that a back end answers: what every request of this module is beside its public face.
protocol PictureRequest: ImageProcessingRequest {
    /// What is found on a picture. Any error may be thrown; the caller translates it.
    func result(on picture: DisplayedPicture) async throws -> Result

    /// The result together with its request.
    func visionResult(_ result: Result) -> VisionResult
}

extension VisionRequest {
    /// Performs the request on a picture that may serve others too.
    /// - Throws: ``VisionError``, whatever went wrong.
    func result(on picture: SharedPicture) async throws -> Result {
        do {
            return try await pictureRequest().checkedResult(on: picture) as! Result
        } catch {
            throw VisionError(error)
        }
    }

    /// Performs the request on a picture that may serve others too; a failure is a result.
    func outcome(on picture: SharedPicture) async -> VisionResult {
        do {
            return try await pictureRequest().checkedOutcome(on: picture)
        } catch {
            return .error(self, VisionError(error))
        }
    }

    private func pictureRequest() throws(VisionError) -> any PictureRequest {
        guard let request = self as? any PictureRequest else {
            throw .unsupportedRequest("\(Self.self) cannot be performed here")
        }
        return request
    }
}

extension PictureRequest {
    fileprivate func checkedResult(on picture: SharedPicture) async throws -> Result {
        try Task.checkCancellation()
        try checkComputeDevices()
        let displayed = try await picture.displayed()
        try Task.checkCancellation()
        return try await result(on: displayed)
    }

    fileprivate func checkedOutcome(on picture: SharedPicture) async throws -> VisionResult {
        visionResult(try await checkedResult(on: picture))
    }
}
