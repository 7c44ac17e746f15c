import Foundation
import UIKit
import Vision

// Draws a box round every line that was found and hands the picture on as a PNG.

struct Annotator {
    var color: UIColor = .systemRed
    var lineWidth: CGFloat = 3

    func annotate(_ image: UIImage, with observations: [RecognizedTextObservation]) -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = image.scale
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(size: image.size, format: format)
        return renderer.image { context in
            image.draw(in: CGRect(origin: .zero, size: image.size))
            for observation in observations {
                let box = observation.boundingBox.toImageCoordinates(image.size, origin: .upperLeft)
                color.withAlphaComponent(0.2).setFill()
                context.fill(box, blendMode: .multiply)
                let path = UIBezierPath(roundedRect: box.insetBy(dx: -2, dy: -2), cornerRadius: 4)
                path.lineWidth = lineWidth
                color.setStroke()
                path.stroke()
            }
        }
    }
}

/// How many pixels are rather red.
func redPixels(of image: UIImage) -> Int {
    guard let cgImage = image.cgImage else { return 0 }
    var pixels = [UInt8](repeating: 0, count: cgImage.width * cgImage.height * 4)
    let context = CGContext(
        data: &pixels, width: cgImage.width, height: cgImage.height, bitsPerComponent: 8,
        bytesPerRow: cgImage.width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.draw(cgImage, in: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
    return stride(from: 0, to: pixels.count, by: 4).filter { pixels[$0] > 200 && pixels[$0 + 1] < 120 }.count
}

let folder = URL(filePath: CommandLine.arguments[1])
for name in ["sign.png", "orientation-3.jpg", "blank.png"] {
    let url = folder.appending(path: name)
    guard let image = UIImage(contentsOfFile: url.path()) else { fatalError("\(name) is no picture") }
    let observations = try await RecognizeTextRequest().perform(on: url)
    let annotated = Annotator().annotate(image, with: observations)
    guard let png = annotated.pngData(), let loaded = UIImage(data: png) else { fatalError("no PNG of \(name)") }
    print(name, observations.count, loaded.size == image.size, redPixels(of: image), redPixels(of: loaded) > 200)

    // Text under the tint can still be read.
    let again = try await RecognizeTextRequest().perform(on: png)
    print(again.map(\.transcript))
}
