internal import CPango
package import Foundation

/// Text as lines with places. Points, from the upper left corner of the room that it was laid out for, y downwards.
///
/// Pango breaks and shapes it, from right to left too, with fonts of the machine. Letters that are pictures, such as emoji in
/// colour, take their room and are not drawn. A layout is used where it was made.
///
/// Where Pango or every font is missing there is no line, and the program's standard error says so once.
package final class TextLayout {
    /// A line.
    package struct Line {
        /// Where it begins, which is to the left of its first letter.
        package var x: CGFloat
        package var baseline: CGFloat
        package var width: CGFloat
        /// Of the letters above and below the baseline.
        package var ascent: CGFloat
        package var descent: CGFloat
        package var top: CGFloat
        package var bottom: CGFloat
        fileprivate var paragraph: Int
        fileprivate var number: Int
    }

    package private(set) var lines: [Line] = []
    private var paragraphs: [Paragraph] = []
    private let width: CGFloat?

    /// - Parameters:
    ///   - text: The text.
    ///   - width: Where lines end; nil for nowhere.
    ///   - lines: How many there are at most; nil for any number. Where paragraphs omit what does not fit, the last one shows
    ///     it; without a number such paragraphs have one line.
    package init(_ text: StyledText, width: CGFloat?, lines: Int? = nil) {
        let width = width.flatMap { $0.isFinite && $0 < 1e6 ? max($0, 0) : nil }
        self.width = width
        guard Self.isAvailable else { return }
        var y: CGFloat = 0
        for (number, content) in text.paragraphs.enumerated() {
            let rest = lines.map { $0 - self.lines.count }
            if let rest, rest <= 0 { break }
            if number > 0 { y += content.look.spacingBefore }
            let paragraph = Paragraph(content, width: width, lines: rest)
            paragraphs.append(paragraph)
            for index in paragraph.lines.indices.prefix(rest ?? .max) { add(index, of: paragraph, at: &y) }
            y += content.look.spacing
        }
    }

    private func add(_ index: Int, of paragraph: Paragraph, at y: inout CGFloat) {
        let look = paragraph.content.look, line = paragraph.lines[index]
        let natural = line.ascent + line.descent
        var height = look.lineHeightMultiple > 0 ? natural * look.lineHeightMultiple : natural
        height = max(height, look.minimumLineHeight)
        if look.maximumLineHeight > 0 { height = min(height, look.maximumLineHeight) }
        let indent = index == 0 ? look.firstLineIndent : look.indent
        let room = paragraph.end.map { $0 - indent } ?? line.width
        let slack = max(room - line.width, 0)
        let isRight =
            look.alignment == .right
            || ((look.alignment == .natural || look.alignment == .justified) && paragraph.isRightToLeft)
        let x = indent + (look.alignment == .center ? slack / 2 : isRight ? slack : 0)
        // What a line is higher than its letters lies above them.
        lines.append(
            Line(
                x: x, baseline: y + height - line.descent, width: line.width, ascent: line.ascent,
                descent: line.descent, top: y, bottom: y + height, paragraph: paragraphs.count - 1, number: index))
        y += height + look.lineSpacing
    }

    /// The room that the lines take.
    package var size: CGSize {
        CGSize(width: lines.reduce(0) { max($0, $1.x + $1.width) }, height: lines.last?.bottom ?? 0)
    }

    /// The smallest rectangle around the lines.
    package var bounds: CGRect {
        guard let first = lines.first else { return .zero }
        let left = lines.reduce(first.x) { min($0, $1.x) }
        return CGRect(x: left, y: 0, width: size.width - left, height: size.height)
    }

    /// How many lines fit into a height: one at least.
    package func linesFitting(_ height: CGFloat) -> Int {
        max(lines.prefix { $0.bottom <= height + 0.5 }.count, min(lines.count, 1))
    }

    /// A piece of a line with one look.
    struct Run {
        var look: TextLook
        /// From the line's left.
        var x: CGFloat
        var width: CGFloat
        /// From the line's left on its baseline, y downwards.
        var outline: PathSteps
    }

    /// The pieces of a line, from left to right. Cost: about 2 µs a letter.
    func runs(of line: Line) -> [Run] {
        paragraphs[line.paragraph].runs(line.number)
    }

    /// How far the ink of a letter reaches above the baseline; nil where nothing can be drawn.
    package static func height(of letter: String, in font: TextFont) -> CGFloat? {
        let layout = TextLayout(StyledText(letter, TextLook(font: font, color: .black)), width: nil)
        guard let line = layout.lines.first, let run = layout.runs(of: line).first else { return nil }
        return -run.outline.bounds.minY
    }

    // MARK: - The library

    /// Whether there is Pango and a font; both are looked for on first use.
    package static let isAvailable: Bool = {
        let reason: String? = withUnsafeTemporaryAllocation(
            of: CChar.self, capacity: Int(C_PANGO_ERROR_CAPACITY)
        ) { message in
            c_pango_load(message.baseAddress) == 0 ? nil : String(cString: message.baseAddress!)
        }
        guard let reason else { return true }
        let remedy = "install Pango and a font, or run scripts/setup"
        FileHandle.standardError.write(Data("sightread: text cannot be drawn: \(reason); \(remedy)\n".utf8))
        return false
    }()

    /// Whether the machine has a family.
    package static func hasFamily(_ name: String) -> Bool { isAvailable && c_pango_has_family(name) }
}

extension TextFont {
    /// Lengths of a font in points.
    package struct Metrics {
        package var ascent: CGFloat
        package var descent: CGFloat
        /// Of lines: their top, upwards from the baseline, and their thickness.
        package var underline: (position: CGFloat, thickness: CGFloat)
        package var strikethrough: (position: CGFloat, thickness: CGFloat)
    }

    /// The font's own lengths; usual ones where there is no font.
    package var metrics: Metrics {
        guard TextLayout.isAvailable else {
            return Metrics(
                ascent: size * 0.95, descent: size * 0.24, underline: (-size * 0.06, size * 0.05),
                strikethrough: (size * 0.3, size * 0.05))
        }
        var found = c_pango_metrics()
        withFont { font in
            withUnsafePointer(to: font) { c_pango_measure($0, &found) }
        }
        return Metrics(
            ascent: found.ascent, descent: found.descent,
            underline: (found.underline_position, found.underline_thickness),
            strikethrough: (found.strikethrough_position, found.strikethrough_thickness))
    }

    private static let ofKinds = [
        "sans-serif": "sans-serif,DejaVu Sans", "serif": "serif,DejaVu Serif",
        "monospace": "monospace,DejaVu Sans Mono",
    ]

    fileprivate func withFont<R>(_ body: (c_pango_font) -> R) -> R {
        // A machine whose fontconfig knows no kinds of fonts still has the fonts that scripts/setup installs.
        family.split(separator: ",").map { Self.ofKinds[String($0)] ?? String($0) }.joined(separator: ",")
            .withCString { name in
                body(
                    c_pango_font(
                        family: name, weight: Int32(weight), is_italic: isItalic, size: max(min(size, 100_000), 0)))
            }
    }
}

/// A paragraph with its lines.
private final class Paragraph {
    let content: StyledText.Paragraph
    let lines: [c_pango_line]
    /// Where its lines end; nil for nowhere.
    let end: CGFloat?
    private let layout: OpaquePointer?
    /// Where each piece begins, in bytes.
    private let starts: [Int]

    init(_ content: StyledText.Paragraph, width: CGFloat?, lines limit: Int?) {
        self.content = content
        let look = content.look
        end = width.map { look.tailIndent > 0 ? min(look.tailIndent, $0) : max($0 + look.tailIndent, 0) }
        var text = ""
        var runs: [c_pango_run] = []
        var starts: [Int] = []
        // Pango copies names while it works; they stay until then.
        let names = content.pieces.map { piece in piece.look.font.withFont { strdup($0.family) } }
        defer { names.forEach { free($0) } }
        for (piece, name) in zip(content.pieces, names) {
            starts.append(text.utf8.count)
            text += piece.text
            let font = piece.look.font.withFont { font in
                var font = font
                font.family = UnsafePointer(name)
                return font
            }
            runs.append(
                c_pango_run(
                    start: UInt32(starts[starts.count - 1]), end: UInt32(text.utf8.count), font: font,
                    spacing: piece.look.kern))
        }
        self.starts = starts
        var wanted = c_pango_paragraph()
        wanted.font = runs[0].font
        let isSingle = look.breaking == .clip
        wanted.width = isSingle ? -1 : end.map { max($0 - look.indent, 0) } ?? -1
        wanted.indent = look.firstLineIndent - look.indent
        wanted.wrapping = look.breaking == .letters ? C_PANGO_WRAP_LETTERS : C_PANGO_WRAP_WORDS
        wanted.omission =
            switch look.breaking {
            case .words, .letters, .clip: C_PANGO_KEEP
            case .head: C_PANGO_OMIT_START
            case .middle: C_PANGO_OMIT_MIDDLE
            case .tail: C_PANGO_OMIT_END
            }
        wanted.lines = Int32(clamping: limit ?? 1)
        wanted.is_justified = look.alignment == .justified
        layout = text.withCString { bytes in
            runs.withUnsafeBufferPointer { runs in
                wanted.text = bytes
                wanted.length = text.utf8.count
                wanted.runs = runs.baseAddress
                wanted.run_count = runs.count
                return c_pango_new(&wanted)
            }
        }
        guard let layout else {
            lines = []
            return
        }
        lines = (0..<c_pango_line_count(layout)).map { number in
            var line = c_pango_line()
            c_pango_get_line(layout, number, &line)
            return line
        }
    }

    deinit {
        c_pango_free(layout)
    }

    var isRightToLeft: Bool { layout.map { c_pango_is_right_to_left($0) } ?? false }

    func runs(_ line: Int) -> [TextLayout.Run] {
        (0..<lines[line].runs).compactMap { number in
            var outline = c_pango_outline()
            guard c_pango_get_outline(layout, Int32(line), number, &outline) == 0 else { return nil }
            defer { c_pango_free_outline(&outline) }
            let piece = starts.lastIndex { $0 <= Int(outline.start) } ?? 0
            return TextLayout.Run(
                look: content.pieces[piece].look, x: outline.x, width: outline.width, outline: PathSteps(outline))
        }
    }
}

extension PathSteps {
    fileprivate init(_ outline: c_pango_outline) {
        self.init()
        var next = 0
        func point() -> CGPoint {
            defer { next += 1 }
            return CGPoint(x: outline.points[2 * next], y: outline.points[2 * next + 1])
        }
        for verb in UnsafeBufferPointer(start: outline.verbs, count: outline.verb_count) {
            switch verb {
            case 0: move(to: point())
            case 1: line(to: point())
            case 3:
                let (first, second) = (point(), point())
                curve(to: point(), control1: first, control2: second)
            default: close()
            }
        }
    }
}
