import Foundation
import UIKit
import Vision

// A view that shows a picture with its text outlined; what is tapped is looked up in the outlines.

let folder = URL(filePath: CommandLine.arguments[1])
let url = folder.appending(path: "receipt.png")
let view = OverlayView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
view.image = UIImage(contentsOfFile: url.path())
view.observations = try await RecognizeTextRequest().perform(on: url)
view.layoutIfNeeded()
print(view.imageRect == CGRect(x: 0, y: 7.5, width: 390, height: 585))
print(view.outlines.count == view.observations.count, view.layer.sublayers?.count ?? 0)

// Tap in the middle of each outline; then rotate the phone and tap again.
@MainActor
func tapAll() -> Int {
    view.outlines.filter { outline in
        guard let box = outline.path?.boundingBox else { return false }
        let middle = view.layer.convert(CGPoint(x: box.midX, y: box.midY), from: outline)
        return view.text(at: middle) == outline.name
    }.count
}
print(tapAll() == view.outlines.count, view.text(at: CGPoint(x: 2, y: 2)) ?? "nothing there")
view.frame = CGRect(x: 0, y: 0, width: 600, height: 390)
view.setNeedsLayout()
view.layoutIfNeeded()
print(view.imageRect == CGRect(x: 170, y: 0, width: 260, height: 390), tapAll() == view.outlines.count)

let snapshot = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
if let pixels = snapshot.cgImage?.dataProvider?.data as Data?, let row = snapshot.cgImage?.bytesPerRow {
    let green = (0..<390).reduce(0) { count, y in
        count
            + (0..<600).filter { x in
                let at = pixels.startIndex + y * row + x * 4
                return max(pixels[at], pixels[at + 2]) < 120 && pixels[at + 1] > 150
            }.count
    }
    print(snapshot.size == view.bounds.size, green > 1000)
}
