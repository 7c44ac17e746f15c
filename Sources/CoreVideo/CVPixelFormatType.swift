// The formats of pixels that buffers can have here. Apple has more of them.

/// Blue, green, red, alpha: one byte each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241  // 'BGRA'
/// Red, green, blue, alpha: one byte each.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241  // 'RGBA'
/// Alpha, red, green, blue: one byte each.
public let kCVPixelFormatType_32ARGB: OSType = 0x20
/// Alpha, blue, green, red: one byte each.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752  // 'ABGR'
/// Blue, green, red: one byte each.
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247  // '24BG'
/// Red, green, blue: one byte each.
public let kCVPixelFormatType_24RGB: OSType = 0x18
/// One byte a pixel: grey, or whatever it is taken for.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038  // 'L008'
/// A plane of luma, 16 for black to 235 for white, and one of half its width and height with pairs of chroma, blue and
/// red: what most cameras give.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076  // '420v'
/// The same with luma from 0 to 255.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066  // '420f'
/// Two bytes a pixel, low byte first: grey, or whatever it is taken for.
public let kCVPixelFormatType_OneComponent16: OSType = 0x4C30_3136  // 'L016'
/// A floating-point number of two bytes a pixel: grey from 0 to 1, or whatever it is taken for.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068  // 'L00h'
/// A floating-point number of four bytes a pixel: grey from 0 to 1, or whatever it is taken for.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066  // 'L00f'
/// Luma and chroma in turns, two pixels in four bytes: blue chroma, luma, red chroma, luma.
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579  // '2vuy'
/// The same in the order luma, blue chroma, luma, red chroma.
public let kCVPixelFormatType_422YpCbCr8_yuvs: OSType = 0x7975_7673  // 'yuvs'
/// A plane of luma, 16 for black to 235 for white, and one of half its width and height for each kind of chroma.
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230  // 'y420'
/// The same with luma from 0 to 255.
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x6634_3230  // 'f420'
/// Planes as of ``kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange``, with 10 bits in the high ones of two bytes, low byte first.
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230  // 'x420'
/// The same with luma of the full range.
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = 0x7866_3230  // 'xf20'
