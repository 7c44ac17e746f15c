import CoreGraphics
import Foundation
import ImageIO
import UIKit
import Vision

// Covers a text with its outline: contours as paths, scaled to the picture.

/// A path in pixels of a context, whose origin is at the lower left as Vision's.
func outline(of observation: RecognizedTextObservation, size: CGSize) -> CGPath? {
    var scale = CGAffineTransform(scaleX: size.width, y: size.height)
    return observation.boundingRegion.normalizedPath.copy(using: &scale)
}

/// The picture with the outlines filled.
func redacted(_ image: CGImage, _ observations: [RecognizedTextObservation]) -> CGImage? {
    let size = CGSize(width: image.width, height: image.height)
    let context = CGContext(
        data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.draw(image, in: CGRect(origin: .zero, size: size))
    context?.setFillColor(UIColor.darkGray.cgColor)
    for observation in observations {
        guard let path = outline(of: observation, size: size) else { continue }
        context?.addPath(path)
        context?.drawPath(using: .fillStroke)
    }
    return context?.makeImage()
}

let folder = URL(filePath: CommandLine.arguments[1])
guard let source = CGImageSourceCreateWithURL(folder.appending(path: "receipt.png") as CFURL, nil),
    let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
else { fatalError("no picture") }
let request = RecognizeTextRequest()
let lines = try await request.perform(on: image)
let secrets = lines.filter { $0.transcript.contains("004871") || $0.transcript.hasPrefix("Card") }
print(secrets.count > 0, secrets.allSatisfy { $0.boundingRegion.points.count == 4 })

if let covered = redacted(image, secrets) {
    let left = try await request.perform(on: covered).map(\.transcript)
    print(left.contains { $0.contains("004871") }, left.contains("COPPER KETTLE"))
}

// The same outline for a layer of a view: y runs downwards there.
let view = CGSize(width: 300, height: 450)
var toView = CGAffineTransform(translationX: 0, y: view.height).scaledBy(x: view.width, y: -view.height)
if let first = lines.first, let path = first.boundingRegion.normalizedPath.copy(using: &toView) {
    let layer = CAShapeLayer()
    layer.path = path
    layer.strokeColor = UIColor.systemBlue.cgColor
    let box = first.boundingBox.toImageCoordinates(view, origin: .upperLeft)
    print(abs(path.boundingBox.midY - box.midY) < 0.01, abs(path.boundingBox.width - box.width) < 0.01)
    print(path.contains(CGPoint(x: box.midX, y: box.midY)), layer.path == path)
    let contour = first.boundingRegion
    print(contour.calculateArea() > 0, contour.calculatePerimeter() > 0, contour.pointCount)
}
