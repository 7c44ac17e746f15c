internal import Foundation

/// The header of a portable anymap: a letter and a digit for the kind, then numbers with white space and comments between.
struct PNMHeader {
    enum Kind: UInt8 {
        case plainBitmap = 1, plainGray, plainColor, bitmap, gray, color
    }

    let kind: Kind
    /// How long the file is at least; nil where samples are written as text or packed into bits.
    let fileSize: Int?

    /// - Returns: nil when it is none, or ends within the header.
    init?(_ data: Data) {
        var bytes = data.prefix(4096)[...]
        guard bytes.popFirst() == UInt8(ascii: "P"), let digit = bytes.popFirst(),
            let kind = Kind(rawValue: digit &- UInt8(ascii: "0"))
        else { return nil }
        self.kind = kind
        guard kind == .gray || kind == .color else {
            fileSize = nil
            return
        }
        guard let width = Self.number(&bytes), let height = Self.number(&bytes), let most = Self.number(&bytes) else {
            return nil
        }
        let samples = width * height * (kind == .color ? 3 : 1) * (most > 255 ? 2 : 1)
        // One character of white space stands before the samples.
        fileSize = bytes.startIndex - data.startIndex + 1 + samples
    }

    /// The next number, of at most nine digits.
    private static func number(_ bytes: inout Data.SubSequence) -> Int? {
        while let byte = bytes.first, !isDigit(byte) {
            if byte == UInt8(ascii: "#") { bytes = bytes.drop { $0 != 10 && $0 != 13 } }
            guard !bytes.isEmpty else { return nil }
            bytes.removeFirst()
        }
        let digits = bytes.prefix(while: isDigit)
        bytes = bytes.dropFirst(digits.count)
        return digits.count > 9 ? nil : Int(String(decoding: digits, as: UTF8.self))
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
