package import SightGeometry
package import SightImage

/// A line of text, drawn black on white, with the ink of each word.
package struct RenderedLine: Sendable {
    package let text: String
    /// Around the ink of the line: no margin. `.gray8`.
    package let ink: PixelBuffer
    /// From the top of the ink to the baseline, in pixels.
    package let baseline: Int
    /// What stands between spaces; empty unless asked for.
    package let words: [RenderedWord]

    /// - Parameters:
    ///   - words: whether the ink of each word is wanted, at a millisecond each.
    ///   - characters: whether that of each character is.
    package init(_ text: String, font: RenderedFont, words: Bool = true, characters: Bool = false) throws {
        self.text = text
        let hidden = HiddenInk(font: font)
        let (whole, origin, baseline) = try hidden.line(text)
        ink = whole
        self.baseline = baseline
        // What a font has no ink for, such as a soft hyphen, has no box.
        self.words =
            !words
            ? []
            : try text.split(separator: " ").compactMap { word in
                guard let box = try hidden.box(of: word.startIndex..<word.endIndex, in: text, origin: origin) else {
                    return nil
                }
                var parts: [RenderedCharacter] = []
                for i in word.indices where characters {
                    let part = try hidden.box(of: i..<word.index(after: i), in: text, origin: origin)
                    if let part { parts.append(RenderedCharacter(text: String(word[i]), ink: part)) }
                }
                return RenderedWord(text: String(word), ink: box, characters: parts)
            }
    }
}

/// A word of a rendered line or page.
package struct RenderedWord: Sendable {
    package var text: String
    /// Around its ink, in pixels of the line or page.
    package var ink: Rectangle
    /// Empty unless asked for.
    package var characters: [RenderedCharacter] = []
}

/// A character of a rendered word.
package struct RenderedCharacter: Sendable {
    package var text: String
    /// Around its ink, in pixels of the line or page.
    package var ink: Rectangle
}

/// A family at a size in pixels an em.
package struct RenderedFont: Sendable, Hashable {
    package var family: String
    package var size: Double
    /// Between letters, in thousandths of an em; 0 is as the font has it.
    package var tracking = 0

    package init(_ family: String, size: Double, tracking: Int = 0) {
        self.family = family
        self.size = size
        self.tracking = tracking
    }

    /// At so many points on a picture of so many dots an inch.
    package init(_ family: String, points: Double, dotsPerInch: Double, tracking: Int = 0) {
        self.init(family, size: points * dotsPerInch / 72, tracking: tracking)
    }

    /// How Pango is told.
    var description: String { "\(family) \((size * 100).rounded() / 100)" }
}
