internal import Foundation
internal import SightImage

/// Tags as Apple's dictionaries have them: numbers as numbers, positions in degrees.
extension TagNames {
    /// The tags that have a name here and a value that means something.
    func dictionary(of tags: PictureTags.Directory) -> NSDictionary {
        let result = NSMutableDictionary()
        for (number, value) in tags {
            guard let tag = byNumber[number], let value = Self.object(value, tag.form) else { continue }
            result[NSString(string: tag.name)] = value
        }
        return result
    }

    private static func object(_ value: TagValue, _ form: Form) -> Any? {
        if let text = value.text { return NSString(string: text) }
        switch form {
        case .version:
            var digits = value.bytes.compactMap { (48...57).contains($0) ? Int($0) - 48 : nil }
            if digits.first == 0 { digits.removeFirst() }
            while digits.count > 2, digits.last == 0 { digits.removeLast() }
            return digits.isEmpty ? nil : NSArray(array: digits.map { NSNumber(value: $0) })
        case .bytes:
            return value.bytes.count == 1
                ? NSNumber(value: Int(value.bytes[0])) : NSArray(array: value.bytes.map { NSNumber(value: Int($0)) })
        case .comment: return comment(value.bytes).map { NSString(string: $0) }
        case .degrees:
            let parts = value.numbers
            guard !parts.isEmpty else { return nil }
            return NSNumber(value: zip(parts, [1, 60, 3600] as [Double]).reduce(0) { $0 + $1.0 / $1.1 })
        case .clock:
            let parts = value.numbers
            guard parts.count == 3, parts.allSatisfy({ (0..<100).contains($0) }) else { return nil }
            return NSString(string: parts.map(twoDigits).joined(separator: ":"))
        case .list, .plain:
            let numbers = value.numbers.map { value.isWhole ? NSNumber(value: Int($0)) : NSNumber(value: $0) }
            guard let first = numbers.first else { return nil }
            return form == .plain && numbers.count == 1 ? first : NSArray(array: numbers)
        }
    }

    private static func twoDigits(_ number: Double) -> String {
        let whole = Int(number), rest = Int(((number - Double(whole)) * 1000).rounded())
        func filled(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(count - text.count, 0)) + text
        }
        return filled(whole, 2) + ((1..<1000).contains(rest) ? "." + filled(rest, 3) : "")
    }

    /// A text behind the name of its code; nil where there is none.
    private static func comment(_ bytes: [UInt8]) -> String? {
        guard bytes.count > 8 else { return nil }
        let content = bytes.dropFirst(8)
        let text: String
        if bytes.starts(with: "UNICODE".utf8) {
            let units = stride(from: content.startIndex, to: content.endIndex - 1, by: 2).map {
                UInt16(content[$0]) | UInt16(content[$0 + 1]) << 8
            }
            // The order is the file's, or the mark's before the text; letters of most languages tell it too.
            let isSwapped = units.first == 0xFFFE || units.count { $0 & 0xFF == 0 } > units.count { $0 >> 8 == 0 }
            let ordered = (isSwapped ? units.map(\.byteSwapped) : units).filter { $0 != 0xFEFF }
            text = String(decoding: ordered.prefix { $0 != 0 }, as: UTF16.self)
        } else {
            text = String(decoding: content.prefix { $0 != 0 }, as: UTF8.self)
        }
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        return trimmed.isEmpty ? nil : trimmed
    }
}
