import Foundation
import ImageIO

// A photo browser: type, size and a small upright picture of every file, without decoding what is no picture.

struct Tile: CustomStringConvertible {
    var type: String
    var width: Int
    var height: Int
    var thumbnail: CGImage?

    var description: String {
        let small = thumbnail.map { "\($0.width)x\($0.height)" } ?? "none"
        return "\(type) \(width)x\(height) thumbnail \(small)"
    }
}

func tile(for url: URL, side: Int) -> Tile? {
    let options: [CFString: Any] = [kCGImageSourceShouldCache: false]
    guard let source = CGImageSourceCreateWithURL(url as CFURL, options as CFDictionary),
        CGImageSourceGetStatus(source) == .statusComplete, CGImageSourceGetCount(source) > 0,
        let type = CGImageSourceGetType(source),
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any],
        let width = properties[kCGImagePropertyPixelWidth as String] as? Int,
        let height = properties[kCGImagePropertyPixelHeight as String] as? Int
    else { return nil }
    let shrunk: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceShouldCacheImmediately: true, kCGImageSourceThumbnailMaxPixelSize: side,
    ]
    let thumbnail = CGImageSourceCreateThumbnailAtIndex(source, 0, shrunk as CFDictionary)
    return Tile(type: type as String, width: width, height: height, thumbnail: thumbnail)
}

let folder = URL(filePath: CommandLine.arguments[1])
for name in ["receipt.png", "orientation-1.jpg", "orientation-6.jpg", "letter.txt", "missing.png"] {
    print(name, tile(for: folder.appending(path: name), side: 90).map { "\($0)" } ?? "is no picture")
}
