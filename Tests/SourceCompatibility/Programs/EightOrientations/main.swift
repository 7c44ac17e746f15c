import Foundation
import ImageIO
import Vision

// A photo can be stored in eight ways. Read it as pixels with the file's own orientation, and as a file.

extension CGImagePropertyOrientation {
    var isSideways: Bool {
        switch self {
        case .left, .leftMirrored, .right, .rightMirrored: true
        case .up, .upMirrored, .down, .downMirrored: false
        }
    }
}

func storedOrientation(of source: CGImageSource) -> CGImagePropertyOrientation {
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    let raw = properties?[kCGImagePropertyOrientation] as? UInt32 ?? 1
    return CGImagePropertyOrientation(rawValue: raw) ?? .up
}

let fixtures = URL(filePath: CommandLine.arguments[1])
for number in 1...8 {
    let url = fixtures.appending(path: "orientation-\(number).jpg")
    let data = try Data(contentsOf: url)
    guard let source = CGImageSourceCreateWithData(data as CFData, nil),
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { fatalError("\(url) is no picture") }
    let orientation = storedOrientation(of: source)
    let request = RecognizeTextRequest()
    let pixels = try await request.perform(on: image, orientation: orientation)
    let file = try await request.perform(on: url)
    let bytes = try await request.perform(on: data, orientation: orientation)
    let texts = Set([pixels, file, bytes].map { $0.map(\.transcript).joined(separator: "\n") })
    print(orientation.rawValue, orientation.isSideways == (image.height > image.width), texts.sorted())
}
