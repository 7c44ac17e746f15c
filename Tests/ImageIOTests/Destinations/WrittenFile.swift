import ImageIO
import Testing

/// Files made by `CGImageDestination`, and looked at by `CGImageSource`.
struct WrittenFile {
    let data: Data
    let source: CGImageSource

    init(data: Data) throws {
        self.data = data
        source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    }

    init(_ images: [CGImage], _ type: String, _ properties: [CFString: Any] = [:], common: [CFString: Any] = [:]) throws
    {
        try self.init(type, count: images.count) { destination in
            CGImageDestinationSetProperties(destination, common as CFDictionary)
            for image in images { CGImageDestinationAddImage(destination, image, properties as CFDictionary) }
        }
    }

    init(_ type: String, count: Int = 1, _ body: (CGImageDestination) throws -> Void) throws {
        let file = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(file, type as CFString, count, nil))
        try body(destination)
        try #require(CGImageDestinationFinalize(destination))
        try self.init(data: Data(bytes: file.bytes, count: file.length))
    }

    func properties(_ index: Int = 0) -> [CFString: Any] {
        CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any] ?? [:]
    }

    func properties(_ dictionary: CFString, _ index: Int = 0) -> [CFString: Any] {
        properties(index)[dictionary] as? [CFString: Any] ?? [:]
    }

    func image(_ index: Int = 0) throws -> CGImage {
        try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
    }
}
