internal import CoreGraphics
internal import Foundation
internal import SightImage

/// Makes files of pictures and of what is said about them.
struct PictureWriter {
    typealias Picture = (image: CGImage, properties: DestinationProperties)

    let format: DestinationFormat

    init(_ format: DestinationFormat) {
        self.format = format
    }

    /// A file of one picture.
    func file(_ picture: Picture) throws(PictureError) -> Data {
        let (image, properties) = picture
        let space = image.colorSpace
        let isSRGB = space.map { $0.profileToWrite == nil || $0.name == CGColorSpace.sRGB } ?? true
        var pixels = pixels(of: image, properties)
        switch format {
        case .bmp: return try PictureEncoder.bmp(pixels)
        case .heic:
            // Whoever reads it turns it; readers disagree on what EXIF says beside that.
            var turned = properties
            turned.orientation = nil
            pixels = pixels.oriented(properties.orientation ?? .up)
            let metadata = turned.completeMetadata(
                width: pixels.width, height: pixels.height, isSRGB: isSRGB, isCamera: true)
            return try PictureEncoder.heic(
                pixels, quality: properties.percent, tags: metadata.tags, profile: profile(of: image, pixels) ?? [])
        default: break
        }
        var description = PictureDescription()
        description.dotsPerInch = properties.dotsPerInch
        description.profile = profile(of: image, pixels)
        let keepsDepth = format.isDeep && properties.greatestLength.map { $0 >= max(image.width, image.height) } ?? true
        let deep = keepsDepth ? image.deepPixels : nil
        let file = try PictureEncoder.encoded(deep ?? .plain(pixels), as: format.suffix(properties), description)
        var metadata = properties.completeMetadata(
            width: pixels.width, height: pixels.height, isSRGB: isSRGB, isCamera: format == .jpeg)
        if format == .jpeg { metadata.jfif = PictureMetadata.JFIF(dotsPerInch: properties.dotsPerInch) }
        if format == .jpeg, properties.embedsThumbnail {
            metadata.tags.thumbnail = [UInt8](try PictureEncoder.jpeg(shrunk(pixels, to: 160), quality: 80))
        } else if properties.greatestLength != nil || format != .jpeg {
            metadata.tags.thumbnail = nil
        }
        guard !metadata.isEmpty else { return file }
        guard let described = PictureFile.replacing(metadata, in: file) else {
            throw .tooLarge(cause: "the metadata does not fit into the file")
        }
        return described
    }

    /// A file of moments of the first one's size.
    ///
    /// - Parameter loops: 0 for without end, nil to say nothing.
    func animation(_ pictures: [Picture], loops: Int?) throws(PictureError) -> Data {
        if pictures.count == 1, format == .webp { return try file(pictures[0]) }
        let moments = pictures.map { pixels(of: $0.image, $0.properties) }
        guard let first = moments.first, moments.allSatisfy({ $0.width == first.width && $0.height == first.height })
        else {
            throw .unreadable(cause: "the pictures of an animation are of one size")
        }
        var description = PictureDescription()
        if moments.count > 1 || pictures[0].properties.delay != nil {
            description.pageHeight = first.height
            // A tenth of a second where nothing is said, as readers take it.
            description.delays = pictures.map { $0.properties.delay ?? 100 }
        }
        description.loops = loops
        return try PictureEncoder.encoded(
            .plain(Self.stacked(moments)), as: format.suffix(pictures[0].properties), description)
    }

    private func profile(of image: CGImage, _ pixels: PixelBuffer) -> [UInt8]? {
        guard let space = image.colorSpace, let profile = space.profileToWrite else { return nil }
        return (space.model == .monochrome) == (pixels.format == .gray8) && space.model != .cmyk ? profile : nil
    }

    private func pixels(of image: CGImage, _ properties: DestinationProperties) -> PixelBuffer {
        var pixels = image.pixelBuffer
        if !format.hasAlpha {
            func byte(_ value: CGFloat) -> UInt8 { UInt8((value * 255).rounded()) }
            let (red, green, blue) = properties.background.rgb
            pixels = pixels.flattened(on: (byte(red), byte(green), byte(blue)))
        }
        return properties.greatestLength.map { shrunk(pixels, to: $0) } ?? pixels
    }

    private func shrunk(_ pixels: PixelBuffer, to most: Int) -> PixelBuffer {
        let longer = max(pixels.width, pixels.height)
        guard most < longer else { return pixels }
        func scaled(_ length: Int) -> Int { max(Int((Double(length) * Double(most) / Double(longer)).rounded()), 1) }
        return pixels.resized(width: scaled(pixels.width), height: scaled(pixels.height))
    }

    /// Pictures of one size below each other, with alpha.
    private static func stacked(_ pictures: [PixelBuffer]) -> PixelBuffer {
        guard pictures.count > 1 else { return pictures[0] }
        let (width, height) = (pictures[0].width, pictures[0].height)
        return PixelBuffer(width: width, height: height * pictures.count, format: .rgba8) { out in
            var target = 0
            for picture in pictures {
                let places = picture.format.places
                picture.withUnsafeBytes { source in
                    for y in 0..<height {
                        var from = y * picture.bytesPerRow
                        for _ in 0..<width {
                            for band in 0..<3 { out[target + band] = source[from + places[band]] }
                            out[target + 3] = places.count > 3 ? source[from + places[3]] : 255
                            target += 4
                            from += picture.format.bytesPerPixel
                        }
                    }
                }
            }
        }
    }
}

extension PixelFormat {
    /// Where red, green, blue and, where there is one, alpha are in a pixel.
    fileprivate var places: [Int] {
        switch self {
        case .gray8: [0, 0, 0]
        case .rgb8: [0, 1, 2]
        case .rgba8: [0, 1, 2, 3]
        case .bgra8: [2, 1, 0, 3]
        }
    }
}
