internal import Foundation
internal import SightGeometry
package import SightImage

/// Lays what was read on a line back onto the picture: text, words, characters and their places.
package struct LineLayout: Sendable, Hashable {
    package var spacing: WordSpacing
    package var confidence: LineConfidence

    package init(spacing: WordSpacing, confidence: LineConfidence) {
        self.spacing = spacing
        self.confidence = confidence
    }

    /// - Parameters:
    ///   - margin: how far the line's quad reaches beyond its letters, in pixels of the picture.
    ///   - picture: what the line was cut from.
    /// - Returns: nil when nothing was read.
    package func line(_ reading: LineReading, on image: LineImage, margin: Double, of picture: PixelBuffer) -> TextLine?
    {
        guard !reading.characters.isEmpty else { return nil }
        let inset = Int((margin / image.shape.quad.height * Double(LineShape.height)).rounded())
        let ink = InkProfile(image.pixels, inset: inset)
        let words = spacing.words(of: reading, ink: ink)
        let boxes = WordBoxes(reading, words: words, ink: ink, width: image.pixels.width, inset: inset)
        let map = Homography(
            rectangleOfWidth: Double(image.pixels.width), height: Double(LineShape.height), to: image.shape.quad)
        func quad(_ columns: WordBoxes.Span, _ rows: WordBoxes.Span) -> Quad {
            Quad(
                Rectangle(
                    x: columns.start, y: rows.start, width: columns.end - columns.start, height: rows.end - rows.start)
            )
            .map { map($0) }.clamped(width: Double(picture.width), height: Double(picture.height))
        }
        let textWords = words.indices.map { w in
            let letters = reading.characters[words[w]]
            return TextWord(
                text: letters.map(\.letter).joined(), confidence: Double(letters.map(\.probability).min()!),
                quad: quad(boxes.words[w], boxes.wordRows[w]),
                characters: words[w].map { i in
                    TextCharacter(
                        text: reading.characters[i].letter, confidence: Double(reading.characters[i].probability),
                        quad: quad(boxes.characters[i], boxes.wordRows[w]))
                })
        }
        return TextLine(
            text: textWords.map(\.text).joined(separator: " "), confidence: confidence.confidence(of: reading),
            quad: quad(WordBoxes.Span(start: boxes.words.first!.start, end: boxes.words.last!.end), boxes.rows),
            words: textWords)
    }
}
