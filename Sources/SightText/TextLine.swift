internal import Foundation
public import SightGeometry

/// A line of text on a picture. All quads are in pixels of the picture as displayed, origin top left.
public struct TextLine: Sendable, Hashable {
    /// The words with one space between.
    public var text: String
    /// The chance that the line is right, 0 to 1.
    public var confidence: Double
    /// The corners of the line.
    public var quad: Quad
    /// In the order of reading; never empty.
    public var words: [TextWord]
    /// The language, as a BCP 47 tag such as `en-US`; nil where nothing tells it, as for numbers alone on a page.
    public var language: String?
    /// Which way the text runs. The quad of a column is named as its characters are, so that `topLeft` is the upper left corner
    /// of the first one, and `angle` tells how they stand.
    public var direction: WritingDirection
    /// Other readings, the most probable first, none like another or the text; empty unless they were asked for.
    public var alternatives: [TextCandidate]

    public init(
        text: String, confidence: Double, quad: Quad, words: [TextWord], language: String? = nil,
        direction: WritingDirection = .leftToRight, alternatives: [TextCandidate] = []
    ) {
        self.text = text
        self.confidence = confidence
        self.quad = quad
        self.words = words
        self.language = language
        self.direction = direction
        self.alternatives = alternatives
    }

    /// All readings, the best first.
    public var candidates: [TextCandidate] {
        [TextCandidate(text: text, confidence: confidence, words: words)] + alternatives
    }

    /// Degrees by which the text climbs from the left to the right, counter-clockwise, −180 to 180: 0 for level text, 90 for text
    /// that runs upwards.
    public var angle: Double {
        let run = quad.topRight + quad.bottomRight - quad.topLeft - quad.bottomLeft
        return atan2(-run.y, run.x) * 180 / .pi
    }
}

/// One reading of a line.
public struct TextCandidate: Sendable, Hashable {
    /// The words with one space between.
    public var text: String
    /// The chance that the line reads so, 0 to 1.
    public var confidence: Double
    /// In the order of reading; never empty.
    public var words: [TextWord]

    public init(text: String, confidence: Double, words: [TextWord]) {
        self.text = text
        self.confidence = confidence
        self.words = words
    }
}

/// A word of a line: what stands between spaces. In scripts without spaces, a stretch of letters.
public struct TextWord: Sendable, Hashable {
    /// The word, without the spaces around it.
    public var text: String
    /// The chance that the word is right, 0 to 1.
    public var confidence: Double
    /// The corners of the word.
    public var quad: Quad
    /// In the order of reading; their texts together are the word's.
    public var characters: [TextCharacter]

    public init(text: String, confidence: Double, quad: Quad, characters: [TextCharacter]) {
        self.text = text
        self.confidence = confidence
        self.quad = quad
        self.characters = characters
    }
}

/// A character of a word, as the recognizer names it: one letter of its alphabet.
public struct TextCharacter: Sendable, Hashable {
    /// The character; a letter with its marks may be several Unicode scalars.
    public var text: String
    /// The chance that it is right, 0 to 1.
    public var confidence: Double
    /// The corners of the character, along the line.
    public var quad: Quad

    public init(text: String, confidence: Double, quad: Quad) {
        self.text = text
        self.confidence = confidence
        self.quad = quad
    }
}
