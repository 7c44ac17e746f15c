internal import Foundation
package import SightGeometry
package import SightText

extension TextLayout {
    /// The places of the characters of one reading of a line.
    ///
    /// - Parameters:
    ///   - candidate: The reading.
    ///   - line: The line in pixels of the picture.
    ///   - normalized: Pixels to normalized coordinates.
    package init(_ candidate: TextCandidate, of line: TextLine, normalized: (Quad) -> NormalizedQuad) {
        self.line = normalized(line.quad)
        pieces = []
        var offset = 0
        for (index, word) in candidate.words.enumerated() {
            if index > 0 {
                // What stands farther left, whichever is read first.
                var (left, right) = (candidate.words[index - 1].quad, word.quad)
                let way = right.center - left.center, along = line.quad.topRight - line.quad.topLeft
                if way.x * along.x + way.y * along.y < 0 { swap(&left, &right) }
                let gap = Quad(
                    topLeft: left.topRight, topRight: right.topLeft, bottomRight: right.bottomLeft,
                    bottomLeft: left.bottomRight)
                append(length: 1, gap, at: &offset, normalized)
            }
            if word.characters.map(\.text).joined() == word.text {
                for character in word.characters {
                    append(length: character.text.utf16.count, character.quad, at: &offset, normalized)
                }
            } else {
                append(length: word.text.utf16.count, word.quad, at: &offset, normalized)
            }
        }
        // A text that is not its words with one space between has no places but the whole.
        if candidate.words.map(\.text).joined(separator: " ") != candidate.text {
            pieces = [Piece(start: 0, end: candidate.text.utf16.count, quad: self.line)]
        }
    }

    private mutating func append(
        length: Int, _ quad: Quad, at offset: inout Int, _ normalized: (Quad) -> NormalizedQuad
    ) {
        pieces.append(Piece(start: offset, end: offset + length, quad: normalized(quad)))
        offset += length
    }
}
