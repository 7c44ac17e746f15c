internal import Foundation
internal import SightImage

/// Values of the caller's dictionaries as tags.
extension TagNames {
    /// Puts what a dictionary says over tags: nulls remove them; names that are not known and values that the tag cannot
    /// have are left out.
    func apply(_ dictionary: NSDictionary, to tags: inout PictureTags.Directory) {
        for (key, value) in dictionary {
            guard let tag = byName["\(key)"] else { continue }
            if value is NSNull {
                tags[tag.number] = nil
            } else if let value = Self.value(value, tag) {
                tags[tag.number] = value
            }
        }
    }

    /// Removes every tag that has a name here.
    func removeAll(from tags: inout PictureTags.Directory) {
        tags = tags.filter { byNumber[$0.key] == nil }
    }

    private static func value(_ value: Any, _ tag: Tag) -> TagValue? {
        let numbers = numbers(value)
        switch (tag.form, tag.kind) {
        case (.version, _):
            if let text = value as? String { return TagValue(.raw, bytes: Array(text.utf8.prefix(4))) }
            guard (1...3).contains(numbers.count), numbers.allSatisfy({ (0...9).contains($0) }) else { return nil }
            let digits = [0] + numbers.map { UInt8($0) } + [0, 0]
            return TagValue(.raw, bytes: digits.prefix(4).map { $0 + 48 })
        case (.comment, _):
            guard let text = value as? String else { return nil }
            if text.utf8.allSatisfy({ $0 < 128 }) {
                return TagValue(.raw, bytes: Array("ASCII".utf8) + [0, 0, 0] + Array(text.utf8))
            }
            let units = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            return TagValue(.raw, bytes: Array("UNICODE".utf8) + [0] + units)
        case (.degrees, _):
            guard numbers.count == 1, numbers[0].isFinite else {
                return numbers.count == 3 ? TagValue(.rational, numbers) : nil
            }
            // As whole millionths of a second: a hundredth of a millimetre.
            let seconds = min(numbers[0].magnitude, 360) * 3600
            let minutes = (seconds / 60).rounded(.down)
            let rest = ((seconds - minutes * 60) * 1e6).rounded() / 1e6
            return TagValue(
                .rational, [(minutes / 60).rounded(.down), minutes.truncatingRemainder(dividingBy: 60), rest])
        case (.clock, _):
            let parts = (value as? String)?.split(separator: ":").map { Double($0) } ?? numbers
            let times = parts.compactMap { $0 }
            return times.count == 3 && parts.count == 3 ? TagValue(.rational, times) : nil
        case (_, .text):
            if let text = value as? String { return TagValue(text: text) }
            // Numbers of cameras are often given as numbers.
            return numbers.count == 1
                ? TagValue(text: "\(numbers[0] == numbers[0].rounded() ? "\(Int(numbers[0]))" : "\(numbers[0])")") : nil
        case (.list, .byte) where value is String:
            let parts = (value as? String ?? "").split(separator: ".").compactMap { Double($0) }
            return parts.count == 4 ? TagValue(.byte, parts) : nil
        case (_, let kind):
            return numbers.isEmpty ? nil : TagValue(kind, numbers)
        }
    }

    private static func numbers(_ value: Any) -> [Double] {
        if let number = value as? NSNumber { return [number.doubleValue] }
        if let text = value as? String { return Double(text).map { [$0] } ?? [] }
        if let data = value as? NSData { return Data(sharing: data).map { Double($0) } }
        return (value as? [Any])?.compactMap { ($0 as? NSNumber)?.doubleValue } ?? []
    }
}
