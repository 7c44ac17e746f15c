package import SightGeometry
package import SightImage
internal import SightTestSupport

/// A page of lines, one below the other, with the ink of each word.
package struct RenderedPage: Sendable {
    /// `.gray8`.
    package let picture: PixelBuffer
    package let lines: [Line]

    package struct Line: Sendable {
        package var text: String
        /// Around its ink; turned with the page.
        package var quad: Quad
        /// Empty unless asked for.
        package var words: [Word]
        /// How far below the top of the page it stands, in pixels of the picture, before the page was turned.
        package var baseline: Double
    }

    package struct Word: Sendable {
        package var text: String
        /// Around its ink; turned with the page.
        package var quad: Quad
        /// Empty unless asked for.
        package var characters: [Character]
    }

    package struct Character: Sendable {
        package var text: String
        package var quad: Quad
    }

    /// - Parameters:
    ///   - leading: from one baseline to the next, in ems.
    ///   - margin: in ems.
    ///   - degradation: its skew may be large; what leaves the page is lost.
    package init(
        _ lines: [String], font: RenderedFont, leading: Double = 1.5, margin: Double = 2, characters: Bool = false,
        degradation: Degradation = Degradation(), seed: Int = 0
    ) throws {
        let lines = lines.map { RenderedParagraphLine($0, font, leading: leading) }
        try self.init(
            lines, margin: margin * font.size, words: true, characters: characters, degradation: degradation, seed: seed
        )
    }

    /// Lines in fonts of their own.
    ///
    /// - Parameters:
    ///   - margin: in pixels.
    ///   - words: whether the ink of each word is wanted, at a millisecond each.
    ///   - degradation: its skew may be large; what leaves the page is lost.
    package init(
        _ lines: [RenderedParagraphLine], margin: Double, words: Bool = false, characters: Bool = false,
        degradation: Degradation = Degradation(), seed: Int = 0
    ) throws {
        let drawn = try lines.map {
            try RenderedLine($0.text, font: $0.font, words: words, characters: characters)
        }
        let margin = Int(margin), steps = lines.map { $0.leading * $0.font.size }
        let spaces = lines.map { $0.space * $0.font.size }
        let longest = drawn.map(\.ink.width).max() ?? 0, highest = (steps + spaces).reduce(0, +)
        // A turned page needs room at its sides.
        let slope = abs(degradation.skew) * .pi / 180
        let width = longest + 2 * margin + Int(slope * highest)
        let height = Int(highest) + 2 * margin + Int(slope * Double(longest))
        let left = (width - longest) / 2
        var sheet = GrayPicture(width: width, height: height, shade: 255)
        let turn = PageTurn(degrees: degradation.skew, width: width, height: height)

        var placed: [Line] = []
        var size = (width: Double(width), height: Double(height))
        size.width = max((size.width / degradation.reduction).rounded(), 1)
        size.height = max((size.height / degradation.reduction).rounded(), 1)
        let scale = (x: size.width / Double(width), y: size.height / Double(height))
        var top = Double(margin) + slope * Double(longest) / 2
        for (i, line) in drawn.enumerated() {
            top += spaces[i]
            // Four fifths of the way down to the next line.
            let y = Int((top + 0.8 * steps[i]).rounded()) - line.baseline
            top += steps[i]
            let x = lines[i].isRightToLeft ? left + longest - line.ink.width : left
            sheet.draw(line.ink, x: x, y: y)
            func quad(_ ink: Rectangle) -> Quad {
                Quad(Rectangle(x: ink.x + Double(x), y: ink.y + Double(y), width: ink.width, height: ink.height))
                    .map(turn.turned).map { Point(x: $0.x * scale.x, y: $0.y * scale.y) }
            }
            placed.append(
                Line(
                    text: line.text,
                    quad: quad(
                        Rectangle(x: 0, y: 0, width: Double(line.ink.width), height: Double(line.ink.height))),
                    words: line.words.map { word in
                        Word(
                            text: word.text, quad: quad(word.ink),
                            characters: word.characters.map { Character(text: $0.text, quad: quad($0.ink)) })
                    },
                    baseline: Double(y + line.baseline) * scale.y))
        }
        var random = SeededGenerator(seed: seed)
        picture = try degradation.applied(to: sheet.buffer, using: &random)
        self.lines = placed
    }
}
