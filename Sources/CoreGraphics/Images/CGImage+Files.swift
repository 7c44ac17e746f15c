public import Foundation
package import SightImage

/// From files.
extension CGImage {
    /// A JPEG, decoded at once; its orientation is not applied. Nil for bytes that are none, or are damaged.
    ///
    /// - Parameters:
    ///   - source: The file's bytes.
    ///   - decode: Nil, or 0 and 1 for every component.
    ///   - shouldInterpolate: Kept, without effect: the picture is always smoothed.
    ///   - intent: Kept, without effect.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, .jpeg, "public.jpeg", decode)
    }

    /// A PNG, decoded at once. Nil for bytes that are none, or are damaged.
    ///
    /// - Parameters:
    ///   - source: The file's bytes.
    ///   - decode: Nil, or 0 and 1 for every component.
    ///   - shouldInterpolate: Kept, without effect: the picture is always smoothed.
    ///   - intent: Kept, without effect.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, .png, "public.png", decode)
    }

    private convenience init?(
        _ provider: CGDataProvider, _ format: PictureFormat, _ type: String, _ decode: UnsafePointer<CGFloat>?
    ) {
        guard let source = try? PictureSource(provider.bytes), source.header.format == format,
            let pixels = try? source.storedPixels(),
            DecodeArray(copying: decode, components: pixels.format == .gray8 ? 1 : 3) == nil
        else { return nil }
        self.init(pixels, space: Self.space(of: source, pixels), typeIdentifier: type)
    }

    /// The colours that a file's pixels are meant in: those of its profile, or sRGB and the grey of screens, which stand for
    /// what no file says.
    package static func space(of source: PictureSource, _ pixels: PixelBuffer) -> CGColorSpace {
        space(of: source, isGray: pixels.format == .gray8)
    }

    /// The same of pixels that are grey alone, or not.
    package static func space(of source: PictureSource, isGray: Bool) -> CGColorSpace {
        source.keptProfile().flatMap { CGColorSpace(profile: $0) }
            ?? CGColorSpace(name: isGray ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB)!
    }
}
