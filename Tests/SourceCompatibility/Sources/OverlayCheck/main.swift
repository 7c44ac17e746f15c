import CompatibilityChecks
import Foundation
import UIKit

final class Counter: OverlayControllerDelegate {
    var shown = 0

    func overlayController(_ controller: OverlayController, didShow count: Int) {
        shown = count
    }
}

let fixtures = URL(fileURLWithPath: CommandLine.arguments[1])
let report = Report()
for orientation in 1...8 {
    let path = fixtures.appendingPathComponent("orientation-\(orientation).jpg").path
    guard let image = UIImage(contentsOfFile: path) else {
        report.check(false, "no picture at \(path)")
        continue
    }
    report.check(image.size == CGSize(width: 480, height: 160), "size: \(image.size)")
    let upright = autoreleasepool { image.normalized() }
    report.check(upright.cgImage?.width == 480 && upright.imageOrientation == .up, "not upright: \(orientation)")
    report.check(image.grayscale()?.cgImage?.bitsPerPixel == 8, "not grey")
}

if let image = UIImage(contentsOfFile: fixtures.appendingPathComponent("orientation-6.jpg").path) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("copy.jpg")
    report.check(write(image, to: file), "not written")
    report.check(UIImage(contentsOfFile: file.path)?.imageOrientation == .right, "orientation was lost")
    try FileManager.default.removeItem(at: folder)

    let controller = OverlayController(), counter = Counter()
    controller.delegate = counter
    let first = UUID(), second = UUID()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 240, height: 80)
    controller.show(image)
    controller.update([
        first: CGRect(x: 10, y: 10, width: 50, height: 20), second: CGRect(x: 100, y: 10, width: 50, height: 20),
    ])
    report.check(counter.shown == 2, "highlights: \(counter.shown)")
    controller.update([second: CGRect(x: 180, y: 40, width: 50, height: 20)])
    report.check(counter.shown == 1, "highlights: \(counter.shown)")
    let picture = controller.snapshot
    report.check(picture.size == CGSize(width: 240, height: 80), "snapshot: \(picture.size)")
    if let cgImage = picture.cgImage, let bytes = rgba(of: cgImage) {
        let at = 4 * (40 * 240 + 200)
        report.check(bytes[at] > 200 && bytes[at + 1] > 150 && bytes[at + 2] < 80, "border: \(bytes[at..<(at + 4)])")
        report.check(bytes[3] == 255, "corner: \(bytes[0..<4])")
    } else {
        report.check(false, "no pixels")
    }
}
report.finish()
