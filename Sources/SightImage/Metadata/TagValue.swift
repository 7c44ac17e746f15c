internal import Foundation

/// The value of one of EXIF's tags: elements of one kind.
///
/// Source: "TIFF Revision 6.0", Adobe 1992, section 2.
package struct TagValue: Sendable, Hashable {
    /// What the elements are; the raw values are those in files.
    package enum Kind: UInt16, Sendable {
        case byte = 1
        case text, short, long, rational, signedByte, raw, signedShort, signedLong, signedRational, float, double
        case directory

        /// Bytes of an element.
        var size: Int {
            switch self {
            case .byte, .text, .signedByte, .raw: 1
            case .short, .signedShort: 2
            case .long, .signedLong, .float, .directory: 4
            case .rational, .signedRational, .double: 8
            }
        }

        /// Bytes that change places together where a file has the high byte first.
        var unit: Int { self == .rational || self == .signedRational ? 4 : size }
    }

    package let kind: Kind
    /// Low byte first.
    package let bytes: [UInt8]

    /// How many elements there are.
    package var count: Int { bytes.count / kind.size }

    /// - Parameter bytes: Low byte first.
    package init(_ kind: Kind, bytes: [UInt8]) {
        self.kind = kind
        self.bytes = bytes
    }

    /// A text, which ends with a byte of 0.
    package init(text: String) {
        self.init(.text, bytes: Array(text.utf8) + [0])
    }

    /// Numbers, limited to what the kind can hold; NaN becomes 0.
    package init(_ kind: Kind, _ numbers: [Double]) {
        self.init(kind, bytes: numbers.flatMap { Self.encoded($0.isNaN ? 0 : $0, kind) })
    }

    /// The text up to its end; nil for numbers. Texts that are not in UTF-8 are taken for Latin letters of one byte.
    package var text: String? {
        guard kind == .text else { return nil }
        return Self.text(bytes.prefix { $0 != 0 })
    }

    static func text(_ bytes: some Collection<UInt8>) -> String {
        String(validating: bytes, as: UTF8.self) ?? String(bytes.map { Character(UnicodeScalar($0)) })
    }

    /// The numbers; a fraction of nothing is left out. Empty for a text and for bytes of unknown meaning.
    package var numbers: [Double] {
        guard kind != .text, kind != .raw else { return [] }
        return (0..<count).compactMap { number($0 * kind.size) }
    }

    /// The first number where it is a whole one that is not negative, as offsets and lengths are.
    var whole: Int? {
        numbers.first.flatMap { (0...Double(UInt32.max)).contains($0) ? Int($0) : nil }
    }

    /// Whether numbers are whole by their kind.
    package var isWhole: Bool {
        switch kind {
        case .rational, .signedRational, .float, .double: false
        default: true
        }
    }

    private func number(_ at: Int) -> Double? {
        func load<T: FixedWidthInteger>(_ at: Int, as type: T.Type) -> T {
            bytes.withUnsafeBytes { T(littleEndian: $0.loadUnaligned(fromByteOffset: at, as: T.self)) }
        }
        func fraction(_ top: Double, _ bottom: Double) -> Double? { bottom == 0 ? nil : top / bottom }
        switch kind {
        case .byte, .text, .raw: return Double(bytes[at])
        case .signedByte: return Double(Int8(bitPattern: bytes[at]))
        case .short: return Double(load(at, as: UInt16.self))
        case .signedShort: return Double(load(at, as: Int16.self))
        case .long, .directory: return Double(load(at, as: UInt32.self))
        case .signedLong: return Double(load(at, as: Int32.self))
        case .rational: return fraction(Double(load(at, as: UInt32.self)), Double(load(at + 4, as: UInt32.self)))
        case .signedRational: return fraction(Double(load(at, as: Int32.self)), Double(load(at + 4, as: Int32.self)))
        case .float: return Double(Float(bitPattern: load(at, as: UInt32.self)))
        case .double: return Double(bitPattern: load(at, as: UInt64.self))
        }
    }

    private static func encoded(_ number: Double, _ kind: Kind) -> [UInt8] {
        func whole<T: FixedWidthInteger>(_ type: T.Type) -> [UInt8] {
            little(T(clamping: Int64(min(max(number.rounded(), -1e15), 1e15))))
        }
        switch kind {
        case .byte, .text, .raw: return whole(UInt8.self)
        case .signedByte: return whole(Int8.self)
        case .short: return whole(UInt16.self)
        case .signedShort: return whole(Int16.self)
        case .long, .directory: return whole(UInt32.self)
        case .signedLong: return whole(Int32.self)
        case .rational:
            let (top, bottom) = fraction(max(number, 0), limit: Double(UInt32.max))
            return little(UInt32(top)) + little(UInt32(bottom))
        case .signedRational:
            let (top, bottom) = fraction(number.magnitude, limit: Double(Int32.max))
            return little(Int32(number < 0 ? -top : top)) + little(Int32(bottom))
        case .float: return little(Float(number).bitPattern)
        case .double: return little(number.bitPattern)
        }
    }

    private static func little<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
        withUnsafeBytes(of: value.littleEndian) { Array($0) }
    }

    /// The simplest fraction that is a number to nine digits: 1.8 is 9/5, and an exposure of a 120th 1/120.
    private static func fraction(_ number: Double, limit: Double) -> (top: Double, bottom: Double) {
        guard number < limit else { return (limit, 1) }
        var rest = number
        var (top, lastTop) = (1.0, 0.0), (bottom, lastBottom) = (0.0, 1.0)
        for _ in 0..<24 {
            let whole = rest.rounded(.down)
            let next = (whole * top + lastTop, whole * bottom + lastBottom)
            guard next.0 <= limit, next.1 <= limit else { break }
            (lastTop, lastBottom) = (top, bottom)
            (top, bottom) = next
            if abs(top / bottom - number) <= number * 1e-9 || rest == whole { break }
            rest = 1 / (rest - whole)
        }
        return (top, bottom)
    }
}
