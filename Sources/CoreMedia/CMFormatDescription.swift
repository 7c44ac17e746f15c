public import CoreVideo

/// A kind of media, as four characters.
public typealias CMMediaType = FourCharCode
/// Pictures.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465  // 'vide'

/// The size of a video's pictures in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    /// Pixels in a row.
    public var width: Int32
    /// Rows.
    public var height: Int32

    /// No pixels.
    public init() {
        self.init(width: 0, height: 0)
    }

    /// A size.
    public init(width: Int32, height: Int32) {
        self.width = width
        self.height = height
    }
}

/// What the samples of a ``CMSampleBuffer`` are: of pictures, their size and pixel format.
public final class CMFormatDescription: Sendable {
    /// A kind of media.
    public struct MediaType: RawRepresentable, Hashable, Sendable {
        public let rawValue: CMMediaType

        public init(rawValue: CMMediaType) {
            self.rawValue = rawValue
        }

        /// Pictures.
        public static let video = MediaType(rawValue: kCMMediaType_Video)
    }

    /// A kind of media more closely: of pictures in memory, the pixel format.
    public struct MediaSubType: RawRepresentable, Hashable, Sendable {
        public let rawValue: FourCharCode

        public init(rawValue: FourCharCode) {
            self.rawValue = rawValue
        }
    }

    /// The kind of media.
    public let mediaType: MediaType
    /// The pixel format: one of the `kCVPixelFormatType_…` constants.
    public let mediaSubType: MediaSubType
    /// The size in pixels.
    public let dimensions: CMVideoDimensions

    /// The description of a buffer.
    public init(imageBuffer: CVImageBuffer) throws {
        mediaType = .video
        mediaSubType = MediaSubType(rawValue: CVPixelBufferGetPixelFormatType(imageBuffer))
        dimensions = CMVideoDimensions(
            width: Int32(CVPixelBufferGetWidth(imageBuffer)), height: Int32(CVPixelBufferGetHeight(imageBuffer)))
    }

    /// Whether a buffer is what this describes.
    public func matchesImageBuffer(_ imageBuffer: CVImageBuffer) -> Bool {
        mediaSubType.rawValue == CVPixelBufferGetPixelFormatType(imageBuffer)
            && Int(dimensions.width) == CVPixelBufferGetWidth(imageBuffer)
            && Int(dimensions.height) == CVPixelBufferGetHeight(imageBuffer)
    }
}

/// What the pictures of a ``CMSampleBuffer`` are.
public typealias CMVideoFormatDescription = CMFormatDescription

extension CMFormatDescription: Hashable {
    /// Two descriptions are equal when all they say is.
    public static func == (a: CMFormatDescription, b: CMFormatDescription) -> Bool {
        a.mediaType == b.mediaType && a.mediaSubType == b.mediaSubType && a.dimensions == b.dimensions
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(mediaSubType)
        hasher.combine(dimensions)
    }
}

/// Makes the description of a buffer.
///
/// - Returns: ``noErr``.
@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = try? CMVideoFormatDescription(imageBuffer: imageBuffer)
    return noErr
}

/// Whether a buffer is what a description says.
public func CMVideoFormatDescriptionMatchesImageBuffer(
    _ formatDescription: CMVideoFormatDescription, imageBuffer: CVImageBuffer
) -> Bool {
    formatDescription.matchesImageBuffer(imageBuffer)
}

/// The size of the pictures in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}

/// The kind of media.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType.rawValue }

/// The pixel format of pictures.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
    desc.mediaSubType.rawValue
}
