import CoreGraphics
import Foundation
import ImageIO
import Vision

// Crops, scales and greys a picture before it is read, the recipe of many articles on better results.

extension CGImage {
    /// The picture in shades of grey, at another scale.
    func grayscale(scale: CGFloat = 1) -> CGImage? {
        let width = Int(CGFloat(self.width) * scale), height = Int(CGFloat(self.height) * scale)
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
        else { return nil }
        context.interpolationQuality = .high
        context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context.makeImage()
    }

    /// Black and white: what is darker than a threshold, and the rest.
    func thresholded(_ threshold: UInt8) -> CGImage? {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
        else { return nil }
        context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let pixels = context.data?.bindMemory(to: UInt8.self, capacity: width * height) else { return nil }
        for index in 0..<(width * height) { pixels[index] = pixels[index] < threshold ? 0 : 255 }
        return context.makeImage()
    }

    /// The picture with a margin of white.
    func padded(by margin: Int) -> CGImage? {
        let size = CGSize(width: width + 2 * margin, height: height + 2 * margin)
        guard
            let context = CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpace(name: CGColorSpace.sRGB)!, bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
        else { return nil }
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(origin: .zero, size: size))
        context.draw(self, in: CGRect(x: margin, y: margin, width: width, height: height))
        return context.makeImage()
    }

    /// The picture turned by a quarter, counterclockwise.
    func turned() -> CGImage? {
        guard
            let context = CGContext(
                data: nil, width: height, height: width, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.translateBy(x: CGFloat(height), y: 0)
        context.rotate(by: .pi / 2)
        context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context.makeImage()
    }
}

let url = URL(filePath: CommandLine.arguments[1]).appending(path: "receipt.png")
guard let source = CGImageSourceCreateWithURL(url as CFURL, nil),
    let receipt = CGImageSourceCreateImageAtIndex(source, 0, nil)
else { fatalError("no picture") }

// The upper part: in pixels from the top left.
guard let head = receipt.cropping(to: CGRect(x: 0, y: 0, width: receipt.width, height: 240)) else {
    fatalError("nothing cropped")
}
let steps: [(String, CGImage?)] = [
    ("cropped", head), ("twice as large", head.grayscale(scale: 2)), ("black and white", head.thresholded(128)),
    ("with a margin", head.padded(by: 40)),
    ("larger and black and white", head.grayscale(scale: 1.5)?.thresholded(160)),
]
for (name, image) in steps {
    guard let image else {
        print(name, "failed")
        continue
    }
    let lines = try await RecognizeTextRequest().perform(on: image).map(\.transcript)
    print(name, image.width, image.height, image.colorSpace?.model == .monochrome, lines.prefix(2))
}
if let turned = head.turned() {
    // Counterclockwise pixels are shown upright by a quarter clockwise.
    let lines = try await RecognizeTextRequest().perform(on: turned, orientation: .right).map(\.transcript)
    print("turned", turned.width, turned.height, lines.first ?? "nothing")
}
