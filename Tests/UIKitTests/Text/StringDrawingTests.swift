import SightImage
import SightTestSupport
import Testing
import UIKit

@Suite("Drawn text")
struct StringDrawingTests {
    /// White paper with what is drawn on it, as grey.
    private func paper(
        _ width: Int, _ height: Int, scale: CGFloat = 1, _ draw: @escaping () -> Void
    ) throws -> PixelBuffer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            draw()
        }
        return try #require(image.cgImage).pixelBuffer
    }

    /// The box around what is not white; null for nothing.
    private func ink(_ pixels: PixelBuffer) -> CGRect {
        var box = CGRect.null
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where pixels.pixel(x, y).prefix(3).contains(where: { $0 < 128 }) {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    private let font = UIFont.systemFont(ofSize: 20)

    @Test("A line is as high as its font says, and wider for more letters, more size, more weight, more room")
    func sizes() {
        let size = "Total".size(withAttributes: [.font: font])
        #expect(abs(size.height - font.lineHeight) < 0.01 && size.width > 40 && size.width < 60)
        #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.01 && font.descender < 0)
        #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
        let larger = "Total".size(withAttributes: [.font: font.withSize(40)])
        #expect(abs(larger.width - 2 * size.width) < 0.1 && abs(larger.height - 2 * size.height) < 0.1)
        #expect("Total".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)]).width > size.width)
        let spaced = "Total".size(withAttributes: [.font: font, .kern: 3])
        #expect(abs(spaced.width - size.width - 12) < 0.1)
        let twice = ("Total\nTotal" as NSString).size(withAttributes: [.font: font])
        #expect(abs(twice.height - 2 * size.height) < 0.01 && abs(twice.width - size.width) < 0.01)
        #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: size.height))
        #expect(NSAttributedString(string: "Total", attributes: [.font: font]).size() == size)
    }

    @Test("Letters of a font of one width take one width")
    func monospaced() {
        let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
        let widths = ["iii", "MMM", "0,1"].map { $0.size(withAttributes: [.font: font]).width }
        #expect(widths.allSatisfy { abs($0 - widths[0]) < 0.01 })
    }

    @Test("Ink lies in the room that was measured, in its colour", arguments: [1.0, 3])
    func places(scale: Double) throws {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.blue]
        let size = "Haxg".size(withAttributes: attributes)
        let pixels = try paper(120, 60, scale: scale) {
            "Haxg".draw(at: CGPoint(x: 30, y: 20), withAttributes: attributes)
        }
        let box = ink(pixels).applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
        #expect(CGRect(x: 29.5, y: 19.5, width: size.width + 1, height: size.height + 1).contains(box))
        #expect(box.width > size.width - 6)
        let top = 20 + font.ascender - font.capHeight
        #expect(abs(box.minY - top) <= 1, "capital letters stand on the baseline")
        // The stem of the first letter.
        let row = Int((20 + font.ascender - 5) * scale)
        let stem = (0..<pixels.width).map { pixels.pixel($0, row) }.min { $0[0] < $1[0] }
        #expect(stem.map { $0[0] < 40 && $0[1] < 40 && $0[2] == 255 } ?? false)
    }

    @Test("A long line is drawn to its end", arguments: [6.0, 20])
    func longLines(size: Double) throws {
        let text = String(repeating: "word ", count: 60) + "end"
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size)]
        let width = text.size(withAttributes: attributes).width
        let pixels = try paper(Int(width) + 20, 40) { text.draw(at: .zero, withAttributes: attributes) }
        #expect(abs(ink(pixels).maxX - width) < 4)
    }

    @Test("Text without attributes is black, in 12 points")
    func usual() throws {
        #expect("x".size() == "x".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
        let pixels = try paper(20, 20) { "l".draw(at: .zero) }
        #expect(!ink(pixels).isNull)
    }

    @Test("Lines are broken at the width of a rectangle, and those that do not fit are left out")
    func breaking() throws {
        let text = "one two three four five six"
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        let height = font.lineHeight
        let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        let bounds = text.boundingRect(
            with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)
        #expect(bounds.origin == .zero && bounds.width <= 100)
        #expect(abs(bounds.height / height - (bounds.height / height).rounded()) < 0.01 && bounds.height > 2.5 * height)
        func drawn(_ rect: CGRect) throws -> CGRect {
            ink(try paper(140, 200) { text.draw(in: rect, withAttributes: attributes) })
        }
        let whole = try drawn(CGRect(x: 10, y: 10, width: 100, height: 190))
        #expect(whole.maxX <= 111 && whole.maxY > 10 + 2.5 * height && whole.maxY <= 11 + bounds.height)
        let two = try drawn(CGRect(x: 10, y: 10, width: 100, height: 2.5 * height))
        #expect(two.maxY <= 11 + 2 * height && two.maxY > 10 + 1.5 * height)
        #expect(try !drawn(CGRect(x: 10, y: 10, width: 100, height: 5)).isNull, "one line at least")
    }

    @Test("Without lines of their own, bounds are about the baseline")
    func baseline() {
        let bounds = "Total".boundingRect(with: .zero, attributes: [.font: font], context: nil)
        #expect(abs(bounds.minY + font.ascender) < 0.01 && abs(bounds.maxY + font.descender) < 0.01)
    }

    @Test("Lines begin where their style says", arguments: [NSTextAlignment.left, .center, .right, .natural])
    func alignment(alignment: NSTextAlignment) throws {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
        func box(_ text: String) throws -> CGRect {
            ink(
                try paper(200, 40) {
                    text.draw(in: CGRect(x: 0, y: 0, width: 200, height: 40), withAttributes: attributes)
                })
        }
        let latin = try box("Total"), hebrew = try box("שלום")
        switch alignment {
        case .left: #expect(latin.minX < 5 && hebrew.minX < 5)
        case .right: #expect(latin.maxX > 195 && hebrew.maxX > 195)
        case .natural: #expect(latin.minX < 5 && hebrew.maxX > 195)
        default: #expect(abs(latin.midX - 100) < 2 && abs(hebrew.midX - 100) < 2)
        }
    }

    @Test("Styles put room between lines and paragraphs, and before lines")
    func spacing() {
        func height(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
            let style = NSMutableParagraphStyle()
            change(style)
            return text.size(withAttributes: [.font: font, .paragraphStyle: style]).height
        }
        let line = font.lineHeight
        #expect(abs(height("a\nb") { $0.lineSpacing = 5 } - 2 * line - 5) < 0.01)
        #expect(abs(height("a\nb") { $0.paragraphSpacing = 7 } - 2 * line - 7) < 0.01)
        #expect(abs(height("a\nb") { $0.lineHeightMultiple = 1.5 } - 3 * line) < 0.01)
        #expect(abs(height("a") { $0.minimumLineHeight = 50 } - 50) < 0.01)
        #expect(abs(height("a\nb\nc") { $0.maximumLineHeight = 10 } - 30) < 0.01)
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 12
        let indented = "abc".size(withAttributes: [.font: font, .paragraphStyle: style])
        #expect(abs(indented.width - 12 - "abc".size(withAttributes: [.font: font]).width) < 0.01)
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy == style && (style.mutableCopy() as? NSMutableParagraphStyle)?.firstLineHeadIndent == 12)
    }

    @Test("Attributes hold for their part of the text")
    func attributes() throws {
        let text = NSMutableAttributedString(string: "é■é■", attributes: [.font: font])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        text.addAttribute(.backgroundColor, value: UIColor.green, range: NSRange(location: 3, length: 1))
        let pixels = try paper(100, 40) { text.draw(at: CGPoint(x: 5, y: 5)) }
        var (red, black, green) = (CGRect.null, CGRect.null, CGRect.null)
        for y in 0..<40 {
            for x in 0..<100 {
                let pixel = pixels.pixel(x, y), place = CGRect(x: x, y: y, width: 1, height: 1)
                if pixel[0] > 200, pixel[1] < 60 { red = red.union(place) }
                if pixel[0] < 60, pixel[1] < 60 { black = black.union(place) }
                if pixel[0] < 60, pixel[1] > 200 { green = green.union(place) }
            }
        }
        #expect(red.minX > black.minX && red.maxX < black.maxX && red.width > 5)
        #expect(green.minX > red.maxX && green.height > red.height)
    }

    @Test("A line is drawn below letters and through them")
    func lines() throws {
        func rows(_ key: NSAttributedString.Key?) throws -> CGRect {
            var attributes: [NSAttributedString.Key: Any] = [.font: font]
            if let key { attributes[key] = NSUnderlineStyle.single.rawValue }
            return ink(try paper(60, 40) { ". .".draw(at: .zero, withAttributes: attributes) })
        }
        let plain = try rows(nil), below = try rows(.underlineStyle), through = try rows(.strikethroughStyle)
        #expect(below.maxY > plain.maxY && below.width > plain.width)
        #expect(through.minY < plain.minY && through.maxY == plain.maxY)
    }

    @Test("A line that is too long shows what is left out")
    func omission() throws {
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping] {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = mode
            let text = NSAttributedString(
                string: "a very long line of text", attributes: [.font: font, .paragraphStyle: style])
            let room = CGSize(width: 100, height: 1000)
            let bounds = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
            #expect(abs(bounds.height - font.lineHeight) < 0.01)
            #expect((bounds.width <= 100) == (mode != .byClipping))
        }
        let two = "one two three four five six".boundingRect(
            with: CGSize(width: 80, height: 2 * font.lineHeight),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: font], context: nil)
        #expect(abs(two.height - 2 * font.lineHeight) < 0.01 && two.width <= 80)
    }

    @Test("Text is drawn in plain contexts of every kind, turned with them")
    func contexts() throws {
        let spaces: [(CGColorSpace, UInt32)] = [
            (CGColorSpaceCreateDeviceGray(), CGImageAlphaInfo.none.rawValue),
            (CGColorSpaceCreateDeviceRGB(), CGImageAlphaInfo.noneSkipLast.rawValue),
            (CGColorSpaceCreateDeviceRGB(), CGImageAlphaInfo.noneSkipFirst.rawValue),
        ]
        var boxes: [CGRect] = []
        for (space, info) in spaces {
            let context = try #require(
                CGContext(
                    data: nil, width: 60, height: 60, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                    bitmapInfo: info))
            context.setFillColor(.white)
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
            context.translateBy(x: 0, y: 60)
            context.scaleBy(x: 1, y: -1)
            context.translateBy(x: 60, y: 0)
            context.rotate(by: .pi / 2)
            UIGraphicsPushContext(context)
            "Illll".draw(at: .zero, withAttributes: [.font: font])
            UIGraphicsPopContext()
            boxes.append(ink(try #require(context.makeImage()).pixelBuffer))
        }
        #expect(boxes[0].width < boxes[0].height && boxes[0].maxX > 50 && boxes[0].minY < 8)
        #expect(boxes.allSatisfy { $0 == boxes[0] })
    }

    @Test("Many threads draw the same, beside the other Pango that reads and writes pictures")
    func threads() async throws {
        let alone = try paper(80, 30) { "Concurrent".draw(at: .zero, withAttributes: nil) }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<24 {
                group.addTask {
                    if number % 3 == 0 {
                        return try TextImage.rendered("Concurrent", font: "DejaVu Sans 20").width > 50
                    }
                    let pixels = try self.paper(80, 30) { "Concurrent".draw(at: .zero, withAttributes: nil) }
                    return pixels.data == alone.data
                }
            }
            for try await isSame in group { #expect(isSame) }
        }
    }
}
