internal import Foundation
internal import SightImage

/// A picture as cairo draws it: 32-bit pixels, colours multiplied by alpha, in the order of the bitmap that it goes to.
struct CairoPicture {
    let width: Int
    let height: Int
    let hasAlpha: Bool
    private(set) var bytes: [UInt8]

    /// Cost: one pass over the pixels.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - layout: Where it goes.
    ///   - color: What a mask is painted with.
    ///   - asMask: Whether a picture's grey becomes alpha.
    init(_ image: CGImage, for layout: BitmapLayout, color: CGColor, asMask: Bool = false) {
        var pixels = image.pixelBuffer
        // Cairo's coordinates end there.
        if max(pixels.width, pixels.height) > 32767 {
            pixels = pixels.resized(width: min(pixels.width, 32767), height: min(pixels.height, 32767))
        }
        width = pixels.width
        height = pixels.height
        hasAlpha = asMask || image.isMask || pixels.format == .rgba8 || pixels.format == .bgra8
        let isGray = layout.isGray
        let isSwapped = if case .direct(isSwapped: true, _) = layout { true } else { false }
        let ink = [color.rgb.red, color.rgb.green, color.rgb.blue, color.alpha].map { UInt8(($0 * 255).rounded()) }
        bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { out, count in
            count = 4 * pixels.width * pixels.height
            pixels.withUnsafeBytes { source in
                var target = 0
                for y in 0..<pixels.height {
                    var from = y * pixels.bytesPerRow
                    for _ in 0..<pixels.width {
                        var (red, green, blue, alpha): (UInt8, UInt8, UInt8, UInt8)
                        switch pixels.format {
                        case .gray8 where image.isMask:
                            (red, green, blue) = (ink[0], ink[1], ink[2])
                            alpha = Self.product(255 - source[from], ink[3])
                        case .gray8: (red, green, blue, alpha) = (source[from], source[from], source[from], 255)
                        case .rgb8: (red, green, blue, alpha) = (source[from], source[from + 1], source[from + 2], 255)
                        case .rgba8:
                            (red, green, blue, alpha) = (
                                source[from], source[from + 1], source[from + 2], source[from + 3]
                            )
                        case .bgra8:
                            (red, green, blue, alpha) = (
                                source[from + 2], source[from + 1], source[from], source[from + 3]
                            )
                        }
                        if isGray, pixels.format != .gray8 || image.isMask {
                            let gray = Self.luma(red, green, blue)
                            (red, green, blue) = (gray, gray, gray)
                        }
                        if asMask, !image.isMask {
                            alpha = Self.product(Self.luma(red, green, blue), alpha)
                            (red, green, blue) = (0, 0, 0)
                        }
                        if isSwapped { swap(&red, &blue) }
                        if alpha != 255 {
                            red = Self.product(red, alpha)
                            green = Self.product(green, alpha)
                            blue = Self.product(blue, alpha)
                        }
                        out[target] = blue
                        out[target + 1] = green
                        out[target + 2] = red
                        out[target + 3] = alpha
                        target += 4
                        from += pixels.format.bytesPerPixel
                    }
                }
            }
        }
    }

    private static func luma(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
        let weighted: Int = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
        return UInt8((weighted + 500) / 1000)
    }

    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * Int(b) + 127) / 255) }
}
