import CoreGraphics
import Foundation
import ImageIO
import UniformTypeIdentifiers
import Vision

// Marks what was found, writes it as a JPEG and several pictures as the pages of one TIFF, and reads both back.

func images(in url: URL) -> [CGImage] {
    guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return [] }
    return (0..<CGImageSourceGetCount(source)).compactMap { CGImageSourceCreateImageAtIndex(source, $0, nil) }
}

/// The picture with a green line under each line of text.
func underlined(_ image: CGImage, _ observations: [RecognizedTextObservation]) -> CGImage? {
    let size = CGSize(width: image.width, height: image.height)
    guard
        let context = CGContext(
            data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
    else { return nil }
    context.draw(image, in: CGRect(origin: .zero, size: size))
    context.setStrokeColor(red: 0, green: 0.6, blue: 0.2, alpha: 1)
    context.setLineWidth(3)
    context.setLineCap(.round)
    for observation in observations {
        // Contexts and Vision both have their origin at the lower left.
        context.move(to: observation.bottomLeft.toImageCoordinates(size))
        context.addLine(to: observation.bottomRight.toImageCoordinates(size))
        context.strokePath()
    }
    return context.makeImage()
}

func write(_ pages: [CGImage], as type: UTType, to url: URL, properties: [CFString: Any] = [:]) -> Bool {
    guard
        let destination = CGImageDestinationCreateWithURL(
            url as CFURL, type.identifier as CFString, pages.count, nil)
    else { return false }
    for page in pages { CGImageDestinationAddImage(destination, page, properties as CFDictionary) }
    return CGImageDestinationFinalize(destination)
}

let folder = URL(filePath: CommandLine.arguments[1])
let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: output) }

let request = RecognizeTextRequest()
var pages: [CGImage] = []
for name in ["sign.png", "orientation-1.jpg", "receipt.png"] {
    guard let image = images(in: folder.appending(path: name)).first else { fatalError("\(name) is no picture") }
    if let marked = underlined(image, try await request.perform(on: image)) { pages.append(marked) }
}

let jpeg = output.appending(path: "sign").appendingPathExtension(UTType.jpeg.preferredFilenameExtension ?? "jpg")
print(write([pages[0]], as: .jpeg, to: jpeg, properties: [kCGImageDestinationLossyCompressionQuality: 0.85]))
print(jpeg.pathExtension, try await request.perform(on: jpeg).map(\.transcript))

let tiff = output.appending(path: "all.tiff")
print(write(pages, as: .tiff, to: tiff, properties: [kCGImagePropertyDPIWidth: 200, kCGImagePropertyDPIHeight: 200]))
guard let source = CGImageSourceCreateWithURL(tiff as CFURL, nil) else { fatalError("no source") }
print(CGImageSourceGetType(source).map { $0 as String } ?? "", CGImageSourceGetCount(source))
let properties = CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [CFString: Any]
print((properties?[kCGImagePropertyDPIWidth] as? Double)?.rounded() ?? 0)
for page in images(in: tiff) {
    print(page.width, page.height, try await request.perform(on: page).first?.transcript ?? "no text")
}

// In memory, with an orientation that a viewer applies.
let data = NSMutableData()
if let destination = CGImageDestinationCreateWithData(data, UTType.jpeg.identifier as CFString, 1, nil) {
    let turned = [kCGImagePropertyOrientation: CGImagePropertyOrientation.down.rawValue] as CFDictionary
    CGImageDestinationAddImage(destination, pages[0], turned)
    print(CGImageDestinationFinalize(destination))
}
// The pixels are as they were; who knows better than the file says so.
print(try await request.perform(on: data as Data, orientation: .up).first?.transcript ?? "no text")
// A PNG has one page.
print(write(pages, as: .png, to: output.appending(path: "all.png")))
