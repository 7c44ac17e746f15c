package import Foundation

/// A font by what it looks like; the machine's nearest one is taken.
package struct TextFont: Hashable, Sendable {
    /// A family, or several with commas between them.
    package var family: String
    /// From 100 to 1000; 400 as in books, 700 for bold.
    package var weight: Int
    package var isItalic: Bool
    /// Of the em square, in points.
    package var size: CGFloat

    package init(family: String, weight: Int = 400, isItalic: Bool = false, size: CGFloat) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.size = size
    }

    /// The machine's usual one.
    package static let standardFamily = "sans-serif"
}

/// How letters look.
package struct TextLook {
    package var font: TextFont
    package var color: CGColor
    /// What is painted behind them.
    package var background: CGColor?
    /// Points between letters, more than the font's own.
    package var kern: CGFloat = 0
    /// Upwards from the baseline, in points.
    package var rise: CGFloat = 0
    package var isUnderlined = false
    package var isStruckThrough = false
    /// Of the lines; the letters' own where nil.
    package var underlineColor: CGColor?
    package var strikethroughColor: CGColor?

    package init(font: TextFont, color: CGColor) {
        self.font = font
        self.color = color
    }
}

/// How the lines of a paragraph stand.
package struct ParagraphLook: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        case left, center, right, justified
        /// Where lines of its script begin.
        case natural
    }

    /// What becomes of a line that is too long.
    package enum Breaking: Hashable, Sendable {
        case words, letters
        /// It goes on in no line: it is cut off where the room ends.
        case clip
        /// Dots in place of what there is no room for.
        case head, middle, tail
    }

    package var alignment = Alignment.natural
    package var breaking = Breaking.words
    /// Points between lines.
    package var lineSpacing: CGFloat = 0
    /// Points after the paragraph.
    package var spacing: CGFloat = 0
    /// Points before the paragraph, unless it is the first.
    package var spacingBefore: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    /// 0 for none.
    package var maximumLineHeight: CGFloat = 0
    /// 0 for none.
    package var lineHeightMultiple: CGFloat = 0
    /// Of the first line and of the others, from the left.
    package var firstLineIndent: CGFloat = 0
    package var indent: CGFloat = 0
    /// Where lines end: from the left, or from the right when it is not above 0.
    package var tailIndent: CGFloat = 0

    package init() {}
}

/// Text with its looks.
package struct StyledText {
    package struct Piece {
        package var text: String
        package var look: TextLook
        package var paragraph: ParagraphLook
    }

    package var pieces: [Piece]

    package init(_ text: String, _ look: TextLook, _ paragraph: ParagraphLook = ParagraphLook()) {
        pieces = [Piece(text: text, look: look, paragraph: paragraph)]
    }

    package init(pieces: [Piece]) {
        self.pieces = pieces
    }

    /// A paragraph without its end; at least one piece, which may be empty.
    struct Paragraph {
        var pieces: [Piece]
        var look: ParagraphLook { pieces[0].paragraph }
    }

    var paragraphs: [Paragraph] {
        guard !pieces.isEmpty else { return [] }
        var paragraphs = [Paragraph(pieces: [])]
        for piece in pieces {
            let parts = piece.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (number, part) in parts.enumerated() {
                if number > 0 { paragraphs.append(Paragraph(pieces: [])) }
                var rest = piece
                rest.text = String(part)
                // An empty piece only says how high its line is, where there is nothing else.
                let last = paragraphs.count - 1
                if paragraphs[last].pieces.allSatisfy(\.text.isEmpty) {
                    paragraphs[last].pieces = [rest]
                } else if !part.isEmpty {
                    paragraphs[last].pieces.append(rest)
                }
            }
        }
        return paragraphs
    }
}
