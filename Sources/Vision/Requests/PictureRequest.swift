internal import SightImage

/// A request that a back end answers: what every request of this module is beside its public face.
protocol PictureRequest: ImageProcessingRequest {
    /// What is found on a picture as displayed. Any error may be thrown; the caller translates it.
    func result(on picture: PixelBuffer) async throws -> Result
}
