import Foundation
import UIKit
import Vision

// A picture with a box round each line of its text and the text above the box, as a page of results shows it.

let folder = URL(filePath: CommandLine.arguments[1])
guard let source = UIImage(contentsOfFile: folder.appending(path: "sign.png").path) else { fatalError("no picture") }
let observations = try await RecognizeTextRequest().perform(on: folder.appending(path: "sign.png"))

func annotated(_ image: UIImage, _ observations: [RecognizedTextObservation]) -> UIImage {
    let margin: CGFloat = 40
    let size = CGSize(width: image.size.width + 2 * margin, height: image.size.height + 2 * margin)
    return UIGraphicsImageRenderer(size: size, format: image.imageRendererFormat).image { context in
        UIColor.systemBackground.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        image.draw(at: CGPoint(x: margin, y: margin))
        for observation in observations {
            let box = observation.boundingBox.toImageCoordinates(image.size, origin: .upperLeft)
                .offsetBy(dx: margin, dy: margin)
            let outline = UIBezierPath(
                roundedRect: box.insetBy(dx: -3, dy: -3), byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 6, height: 6))
            outline.lineWidth = 2
            UIColor.systemRed.setStroke()
            context.cgContext.saveGState()
            context.cgContext.setShadow(
                offset: CGSize(width: 0, height: 2), blur: 3, color: UIColor.black.withAlphaComponent(0.4).cgColor)
            outline.stroke()
            context.cgContext.restoreGState()
            let caption = observation.topCandidates(1).first?.string ?? ""
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 11, weight: .semibold), .foregroundColor: UIColor.white,
                .backgroundColor: UIColor.systemRed,
            ]
            let height = caption.size(withAttributes: attributes).height
            caption.draw(at: CGPoint(x: box.minX, y: box.minY - height - 4), withAttributes: attributes)
        }
    }
}

let result = annotated(source, observations)
print(observations.count, result.size == CGSize(width: source.size.width + 80, height: source.size.height + 80))

/// How many pixels are of the boxes' colour.
func red(_ image: UIImage) -> Int {
    guard let pixels = image.cgImage, let data = pixels.dataProvider?.data, let bytes = CFDataGetBytePtr(data) else {
        return 0
    }
    var count = 0
    for y in 0..<pixels.height {
        for x in 0..<pixels.width {
            let at = y * pixels.bytesPerRow + x * pixels.bitsPerPixel / 8
            // Blue first, or red first.
            if max(bytes[at], bytes[at + 2]) > 240, abs(Int(bytes[at + 1]) - 59) < 20 { count += 1 }
        }
    }
    return count
}
print(red(annotated(source, [])), red(result) > 400)

// A label shows the same text in a view.
@MainActor
func label() -> UIImage {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 60))
    label.text = observations.first?.topCandidates(1).first?.string
    label.font = .systemFont(ofSize: 36, weight: .medium)
    label.backgroundColor = .white
    label.textAlignment = .center
    return UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
}
if let pixels = label().cgImage {
    let read = try await RecognizeTextRequest().perform(on: pixels)
    print(read.first?.topCandidates(1).first?.string == observations.first?.topCandidates(1).first?.string)
}
