import SightImage
import SightTestSupport
import Vision

/// Every form in which a picture can be handed over.
enum InputKind: CaseIterable, Sendable {
    case file, data, image
    case bgra, rgba, argb, rgb, gray, videoRange, fullRange
    case sampleBuffer

    /// Performs a request on a picture of this form.
    ///
    /// - Parameters:
    ///   - picture: Grey or RGB, as stored.
    ///   - file: The same as a file without orientation.
    func perform<R: ImageProcessingRequest>(
        _ request: R, on picture: PixelBuffer, file: URL, orientation: CGImagePropertyOrientation?
    ) async throws -> R.Result {
        switch self {
        case .file: try await request.perform(on: file, orientation: orientation)
        case .data: try await request.perform(on: try Data(contentsOf: file), orientation: orientation)
        case .image: try await request.perform(on: CGImage(picture), orientation: orientation)
        case .sampleBuffer:
            try await request.perform(on: Frames.sample(of: picture), orientation: orientation)
        default: try await request.perform(on: Frames.buffer(self, of: picture), orientation: orientation)
        }
    }

    /// A handler for a picture of this form.
    func handler(
        for picture: PixelBuffer, file: URL, orientation: CGImagePropertyOrientation?
    ) throws
        -> ImageRequestHandler
    {
        switch self {
        case .file: ImageRequestHandler(file, orientation: orientation)
        case .data: ImageRequestHandler(try Data(contentsOf: file), orientation: orientation)
        case .image: ImageRequestHandler(CGImage(picture), orientation: orientation)
        case .sampleBuffer: ImageRequestHandler(try Frames.sample(of: picture), orientation: orientation)
        default: ImageRequestHandler(try Frames.buffer(self, of: picture), orientation: orientation)
        }
    }

    /// The pixel format of a buffer of this kind.
    fileprivate var format: OSType {
        switch self {
        case .rgba: kCVPixelFormatType_32RGBA
        case .argb: kCVPixelFormatType_32ARGB
        case .rgb: kCVPixelFormatType_24RGB
        case .gray: kCVPixelFormatType_OneComponent8
        case .videoRange: kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange
        case .fullRange: kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
        default: kCVPixelFormatType_32BGRA
        }
    }
}

/// Frames as cameras give them.
enum Frames {
    struct Impossible: Error {
        var code: CVReturn
    }

    /// A buffer that shows a grey or RGB picture.
    static func buffer(_ kind: InputKind, of picture: PixelBuffer) throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        let code = CVPixelBufferCreate(nil, picture.width, picture.height, kind.format, nil, &made)
        guard let buffer = made else { throw Impossible(code: code) }
        CVPixelBufferLockBaseAddress(buffer, [])
        defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
        let places: [Int] =
            switch kind {
            case .bgra: [2, 1, 0]
            case .argb: [1, 2, 3]
            case .rgba, .rgb: [0, 1, 2]
            default: []
            }
        let size = kind == .rgb ? 3 : 4
        let address = CVPixelBufferGetBaseAddressOfPlane(buffer, 0)!
        let row = CVPixelBufferGetBytesPerRowOfPlane(buffer, 0)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let pixel = picture.pixel(x, y)
                let colour = pixel.count == 1 ? [pixel[0], pixel[0], pixel[0]] : Array(pixel[0..<3])
                if places.isEmpty {
                    let luma = 0.299 * Double(colour[0]) + 0.587 * Double(colour[1]) + 0.114 * Double(colour[2])
                    let value = kind == .videoRange ? 16 + luma * 219 / 255 : luma
                    address.storeBytes(of: UInt8(value.rounded()), toByteOffset: y * row + x, as: UInt8.self)
                } else {
                    for (band, place) in places.enumerated() {
                        address.storeBytes(
                            of: colour[band], toByteOffset: y * row + x * size + place, as: UInt8.self)
                    }
                }
            }
        }
        if let chroma = CVPixelBufferGetBaseAddressOfPlane(buffer, 1), CVPixelBufferIsPlanar(buffer) {
            memset(
                chroma, 128, CVPixelBufferGetBytesPerRowOfPlane(buffer, 1) * CVPixelBufferGetHeightOfPlane(buffer, 1))
        }
        return buffer
    }

    /// A frame at 1.5 seconds, shown for a 25th of one.
    static let timing = CMSampleTimingInfo(
        duration: CMTime(value: 1, timescale: 25), presentationTimeStamp: CMTime(value: 3, timescale: 2),
        decodeTimeStamp: .invalid)

    /// A sample buffer that shows a grey or RGB picture.
    static func sample(of picture: PixelBuffer, timing: CMSampleTimingInfo = timing) throws -> CMSampleBuffer {
        let buffer = try buffer(.fullRange, of: picture)
        return try CMSampleBuffer(
            imageBuffer: buffer, formatDescription: CMFormatDescription(imageBuffer: buffer), sampleTiming: timing)
    }
}
