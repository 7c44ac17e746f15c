/// Running text, cut into lines of so many cells: a letter takes one, a Chinese, Japanese or Korean character two, a mark above
/// or below another one none.
///
/// Cells and not pixels, so that the same words stand on a line in every font.
package struct TextColumn: Sendable {
    package let lines: [String]

    /// - Parameter endsAnywhere: lines end after any character, but never leave a closing mark for the next one or an opening
    ///   mark behind; otherwise they end at spaces.
    package init(_ text: String, cells: Int, endsAnywhere: Bool) {
        var lines: [String] = [], line = "", filled = 0
        for piece in endsAnywhere ? Self.inseparable(text) : text.split(separator: " ").map(String.init) {
            let size = Self.cells(piece), space = endsAnywhere || line.isEmpty ? 0 : 1
            if !line.isEmpty, filled + space + size > cells {
                lines.append(line)
                (line, filled) = ("", 0)
            }
            if !line.isEmpty, !endsAnywhere {
                line += " "
                filled += 1
            }
            line += piece
            filled += size
        }
        if !line.isEmpty { lines.append(line) }
        self.lines = lines
    }

    /// How many cells a text takes.
    package static func cells(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + cells($1) }
    }

    private static func cells(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60,
            0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }

    /// Characters with the marks that must stay beside them; numbers and Latin words stay whole.
    private static func inseparable(_ text: String) -> [String] {
        let closing = Set("，。、：；？！」』）》”’%,.:;?!)ー々っゃゅょッャュョ"), opening = Set("「『（《“‘(")
        var pieces: [String] = []
        for character in text {
            let staysWithLast =
                pieces.last.map { last in
                    closing.contains(character) || opening.contains(last.last!)
                        || (isPlain(character) && isPlain(last.last!))
                } ?? false
            if staysWithLast {
                pieces[pieces.count - 1].append(character)
            } else {
                pieces.append(String(character))
            }
        }
        return pieces
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isNumber || character.isLetter || character == "," || character == ".")
    }
}
