/// How a character takes part in text that runs both ways: the classes of Unicode's bidirectional algorithm (UAX #9) as far as
/// the text of one line needs them.
package enum BidirectionalClass: Sendable, Hashable {
    /// A letter that runs to the right.
    case left
    /// A letter of Hebrew, Arabic and their neighbours.
    case right
    /// A European digit.
    case digit
    /// A digit of Arabic or Persian: numbers of them run to the right too.
    case arabicDigit
    /// A sign that belongs to the number when it stands between its digits: 1,234.50, 12:30, 3/4, 1-2.
    case separator
    /// A sign that belongs to the number beside it: %, $, €, °, #, +.
    case terminator
    /// Everything else: spaces, brackets, punctuation.
    case neutral

    package init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else {
            self = .neutral
            return
        }
        switch scalar.value {
        case 0x30...0x39: self = .digit
        case 0x660...0x669, 0x6F0...0x6F9, 0x66B, 0x66C: self = .arabicDigit
        case 0x2C, 0x2E, 0x3A, 0x2F, 0xA0, 0x2D, 0x60C, 0x2212: self = .separator
        case 0x23...0x25, 0x2B, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x20A0...0x20CF, 0x2030, 0x2031: self = .terminator
        default:
            if Self.rightToLeft.contains(where: { $0.contains(scalar.value) }) {
                self = scalar.properties.isAlphabetic || character.isLetter ? .right : .neutral
            } else {
                self = scalar.properties.isAlphabetic || character.isLetter ? .left : .neutral
            }
        }
    }

    /// Whether it is a letter that runs to the left and is not Hebrew's: numbers behind it are laid out otherwise.
    static func isArabicLetter(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first, BidirectionalClass(character) == .right else { return false }
        return !WritingSystem.hebrew.contains(scalar)
    }

    /// Hebrew, Arabic, Syriac, Thaana, N'Ko and their neighbours, presentation forms, and the old scripts beyond.
    private static let rightToLeft: [ClosedRange<UInt32>] = [
        0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF,
    ]
}
