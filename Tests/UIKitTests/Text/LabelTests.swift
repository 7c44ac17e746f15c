import SightImage
import SightTestSupport
import Testing
import UIKit

@Suite("Labels and text layers")
@MainActor
struct LabelTests {
    private func ink(_ layer: CALayer, _ width: Int, _ height: Int) throws -> CGRect {
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
            layer.render(in: $0.cgContext)
        }
        let pixels = try #require(image.cgImage).pixelBuffer
        var box = CGRect.null
        for y in 0..<height {
            for x in 0..<width where pixels.pixel(x, y)[3] > 128 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("A label draws its text half-way down, where its lines begin")
    func label() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        #expect(try ink(label.layer, 200, 60).isNull)
        label.text = "Total"
        let left = try ink(label.layer, 200, 60)
        #expect(left.minX < 5 && abs(left.midY - 30) < 5 && left.width > 30)
        label.textAlignment = .right
        #expect(try ink(label.layer, 200, 60).maxX > 195)
        label.attributedText = NSAttributedString(string: "Total", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        #expect(try ink(label.layer, 200, 60).width > 1.8 * left.width)
        #expect(label.text == "Total")
        label.text = nil
        #expect(label.attributedText == nil)
        #expect(try ink(label.layer, 200, 60).isNull)
    }

    @Test("A label knows the size that fits")
    func fitting() {
        let label = UILabel()
        label.text = "one two three four five"
        let line = label.intrinsicContentSize
        #expect(line.height == label.font.lineHeight.rounded(.up) && line.width > 150)
        #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).width <= 100)
        label.numberOfLines = 0
        let block = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(block.width <= 100 && block.height > 1.9 * line.height)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height <= (2 * label.font.lineHeight).rounded(.up))
        label.sizeToFit()
        #expect(label.bounds.height > 0)
    }

    @Test("Text that does not fit ends in dots, or becomes smaller")
    func shrinking() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        label.text = "a very long line of text"
        let cut = try ink(label.layer, 200, 40)
        #expect(cut.maxX <= 81)
        label.adjustsFontSizeToFitWidth = true
        let small = try ink(label.layer, 200, 40)
        #expect(small.maxX <= 81 && small.height < cut.height)
    }

    @Test("A text view draws all its lines")
    func textView() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
        view.font = .systemFont(ofSize: 14)
        view.text = "one two three four five six seven"
        let box = try ink(view.layer, 120, 100)
        #expect(box.minX >= 4 && box.minY >= 8 && box.maxX <= 116 && box.maxY > 30)
        #expect(view.sizeThatFits(CGSize(width: 120, height: 0)).height > 40)
    }

    @Test("A text layer draws its string from its upper left corner")
    func textLayer() throws {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 20, y: 10, width: 150, height: 60)
        layer.string = "Total"
        layer.fontSize = 20
        layer.foregroundColor = UIColor.black.cgColor
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        root.addSublayer(layer)
        let plain = try ink(root, 200, 80)
        #expect(plain.minX >= 20 && plain.minX < 25 && plain.minY > 10 && plain.maxY < 35)
        layer.alignmentMode = .right
        #expect(abs(try ink(root, 200, 80).maxX - 170) < 3)
        layer.font = UIFont.boldSystemFont(ofSize: 1)
        #expect(try ink(root, 200, 80).width > plain.width)
        layer.font = "DejaVu Sans Mono" as NSString
        layer.alignmentMode = .left
        layer.isWrapped = true
        layer.string = "one two three four five"
        #expect(try ink(root, 200, 80).maxY > 45)
        layer.isWrapped = false
        layer.truncationMode = .end
        #expect(try ink(root, 200, 80).maxX <= 171)
        layer.string = NSAttributedString(
            string: "x", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
        #expect(try ink(root, 200, 80).height > 15)
    }
}
