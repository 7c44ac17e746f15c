import Foundation
import UIKit
import Vision

// Layers over a picture: a box and a text layer for each line, as live cameras show them; then read from the result.

@MainActor
final class Overlay {
    let root = CALayer()
    private let boxes = CALayer()

    init(size: CGSize) {
        root.frame = CGRect(origin: .zero, size: size)
        root.backgroundColor = UIColor.white.cgColor
        boxes.frame = root.bounds
        root.addSublayer(boxes)
    }

    func show(_ items: [(text: String, box: CGRect)]) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        boxes.sublayers?.forEach { $0.removeFromSuperlayer() }
        for item in items {
            let outline = CAShapeLayer()
            outline.frame = item.box
            outline.path = UIBezierPath(roundedRect: outline.bounds, cornerRadius: 8).cgPath
            outline.fillColor = nil
            outline.strokeColor = UIColor.systemGreen.cgColor
            outline.lineWidth = 3
            outline.lineDashPattern = [8, 4]
            let appear = CABasicAnimation(keyPath: "strokeEnd")
            appear.fromValue = 0
            appear.toValue = 1
            appear.duration = 0.3
            outline.add(appear, forKey: "appear")

            let text = CATextLayer()
            text.frame = outline.bounds.insetBy(dx: 12, dy: 8)
            text.string = item.text
            text.font = UIFont.systemFont(ofSize: 30, weight: .medium)
            text.fontSize = 30
            text.foregroundColor = UIColor.black.cgColor
            text.alignmentMode = .center
            text.contentsScale = UIScreen.main.scale
            outline.addSublayer(text)
            boxes.addSublayer(outline)
        }
        CATransaction.commit()
    }

    func snapshot() -> UIImage {
        UIGraphicsImageRenderer(bounds: root.bounds).image { root.render(in: $0.cgContext) }
    }
}

let overlay = Overlay(size: CGSize(width: 480, height: 240))
overlay.show([
    ("Platform 9", CGRect(x: 60, y: 30, width: 360, height: 60)),
    ("Departure 10:45", CGRect(x: 60, y: 140, width: 360, height: 60)),
])
guard let pixels = overlay.snapshot().cgImage else { fatalError("no picture") }
for line in try await RecognizeTextRequest().perform(on: pixels) { print(line.topCandidates(1).first?.string ?? "") }
