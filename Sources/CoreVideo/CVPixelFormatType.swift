// The formats of pixels that buffers can have here. Apple has more of them.

/// Blue, green, red, alpha: one byte each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241  // 'BGRA'
/// Red, green, blue, alpha: one byte each.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241  // 'RGBA'
/// Alpha, red, green, blue: one byte each.
public let kCVPixelFormatType_32ARGB: OSType = 0x20
/// Red, green, blue: one byte each.
public let kCVPixelFormatType_24RGB: OSType = 0x18
/// One byte a pixel: grey, or whatever it is taken for.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038  // 'L008'
/// A plane of luma, 16 for black to 235 for white, and one of half its width and height with pairs of chroma, blue and
/// red: what most cameras give.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076  // '420v'
/// The same with luma from 0 to 255.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066  // '420f'
