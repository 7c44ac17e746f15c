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
    ///   - degradation: its skew may be large; what leaves the page is lost.
    package init(
        _ lines: [String], font: RenderedFont, leading: Double = 1.5, margin: Double = 2, characters: Bool = false,
        degradation: Degradation = Degradation(), seed: Int = 0
    ) throws {
        let drawn = try lines.map { try RenderedLine($0, font: font, characters: characters) }
        let margin = Int(margin * font.size), step = leading * font.size
        let longest = drawn.map(\.ink.width).max() ?? 0
        // A turned page needs room at its sides.
        let slope = abs(degradation.skew) * .pi / 180
        let width = longest + 2 * margin + Int(slope * step * Double(lines.count))
        let height = Int(step * Double(lines.count)) + 2 * margin + Int(slope * Double(longest))
        let top = Double(margin) + slope * Double(longest) / 2
        let left = (width - longest) / 2
        var sheet = GrayPicture(width: width, height: height, shade: 255)
        let turn = PageTurn(degrees: degradation.skew, width: width, height: height)

        var placed: [Line] = []
        var size = (width: Double(width), height: Double(height))
        size.width = max((size.width / degradation.reduction).rounded(), 1)
        size.height = max((size.height / degradation.reduction).rounded(), 1)
        let scale = (x: size.width / Double(width), y: size.height / Double(height))
        for (i, line) in drawn.enumerated() {
            let y = Int((top + step * (Double(i) + 0.8)).rounded()) - line.baseline
            sheet.draw(line.ink, x: left, y: y)
            func quad(_ ink: Rectangle) -> Quad {
                Quad(Rectangle(x: ink.x + Double(left), y: ink.y + Double(y), width: ink.width, height: ink.height))
                    .map(turn.turned).map { Point(x: $0.x * scale.x, y: $0.y * scale.y) }
            }
            placed.append(
                Line(
                    text: line.text,
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
