/// Colour profiles of files, of which only name and kind are read.
///
/// Source: "Specification ICC.1:2022", sections 7.2, 7.3, 10.15; ICC.1:2001-04, section 6.5.17 for version 2.
package enum ColorProfile {
    /// The description of a profile; nil when there is none or the profile is damaged.
    package static func name(of profile: [UInt8]) -> String? {
        func number(_ at: Int) -> Int? {
            guard at >= 0, at <= profile.count - 4 else { return nil }
            return profile[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        func bytes(_ at: Int, _ count: Int) -> ArraySlice<UInt8>? {
            at >= 0 && count >= 0 && count <= profile.count && at <= profile.count - count
                ? profile[at..<(at + count)] : nil
        }
        guard let count = number(128), count < 100 else { return nil }
        for tag in 0..<count {
            let entry = 132 + 12 * tag
            guard bytes(entry, 4).map({ Array($0) }) == Array("desc".utf8), let start = number(entry + 4) else {
                continue
            }
            switch bytes(start, 4).map({ String(decoding: $0, as: UTF8.self) }) {
            case "desc":  // version 2: ASCII with its length
                guard let length = number(start + 8), let text = bytes(start + 12, length) else { return nil }
                return String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
            case "mluc":  // version 4: UTF-16 in several languages, of which the first is taken
                guard let length = number(start + 20), let offset = number(start + 24),
                    let text = bytes(start + offset, length)
                else { return nil }
                let units = stride(from: text.startIndex, to: text.endIndex - 1, by: 2).map {
                    UInt16(text[$0]) << 8 | UInt16(text[$0 + 1])
                }
                return String(decoding: units, as: UTF16.self)
            default: return nil
            }
        }
        return nil
    }

    /// The kind of colours that a profile is for; nil for a damaged one, and for kinds that pictures here do not have.
    package static func colorModel(of profile: [UInt8]) -> PictureSource.ColorModel? {
        guard profile.count >= 128 else { return nil }
        return switch String(decoding: profile[16..<20], as: UTF8.self) {
        case "GRAY": .gray
        case "RGB ": .rgb
        case "CMYK": .cmyk
        case "Lab ": .lab
        default: nil
        }
    }
}
