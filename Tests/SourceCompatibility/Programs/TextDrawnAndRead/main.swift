import Foundation
import UIKit
import Vision

// Text is drawn into a picture with the attributes of UIKit, measured, and read back.

func picture(_ lines: [NSAttributedString], width: CGFloat) -> UIImage {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let room = CGSize(width: width - 40, height: .greatestFiniteMagnitude)
    let heights = lines.map { ceil($0.boundingRect(with: room, options: options, context: nil).height) + 12 }
    let size = CGSize(width: width, height: heights.reduce(40, +))
    return UIGraphicsImageRenderer(size: size).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        var y: CGFloat = 20
        for (line, height) in zip(lines, heights) {
            line.draw(in: CGRect(x: 20, y: y, width: width - 40, height: height))
            y += height
        }
    }
}

let centred = NSMutableParagraphStyle()
centred.alignment = .center
centred.lineSpacing = 6
let title: [NSAttributedString.Key: Any] = [
    .font: UIFont.boldSystemFont(ofSize: 34), .foregroundColor: UIColor.systemBlue, .paragraphStyle: centred,
]
let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.label]
let mono: [NSAttributedString.Key: Any] = [
    .font: UIFont.monospacedSystemFont(ofSize: 24, weight: .regular), .backgroundColor: UIColor.systemYellow,
]
let image = picture(
    [
        NSAttributedString(string: "Coffee House", attributes: title),
        NSAttributedString(string: "Thank you for your visit", attributes: body),
        NSAttributedString(string: "Total 12.50", attributes: mono),
    ], width: 520)
print(image.size.width, image.scale)

guard let pixels = image.cgImage else { fatalError("no picture") }
for line in try await RecognizeTextRequest().perform(on: pixels) { print(line.topCandidates(1).first?.string ?? "") }

// One more by the strings themselves, with the size that the string says.
let font = UIFont.systemFont(ofSize: 40)
let size = "Gate 42".size(withAttributes: [.font: font])
print(size.height == font.lineHeight, size.width > 100)
let sign = UIGraphicsImageRenderer(size: CGSize(width: size.width + 60, height: size.height + 60)).image { context in
    UIColor.white.setFill()
    context.fill(context.format.bounds)
    ("Gate 42" as NSString).draw(at: CGPoint(x: 30, y: 30), withAttributes: [.font: font])
}
if let pixels = sign.cgImage {
    let lines = try await RecognizeTextRequest().perform(on: pixels)
    print(lines.map { $0.topCandidates(1).first?.string ?? "" })
}
