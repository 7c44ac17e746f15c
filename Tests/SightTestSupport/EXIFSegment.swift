package import Foundation

/// The segment of a JPEG that says what a camera knows, laid down by hand.
///
/// Source: "Exchangeable image file format for digital still cameras: Exif Version 2.32", CIPA 2019, section 4.
package struct EXIFSegment {
    package enum Value: Sendable {
        case text(String)
        case short([Int])
        case rational([(Int, Int)])
    }

    package typealias Tags = [(number: Int, value: Value)]

    package var picture: Tags = []
    package var exif: Tags = []
    package var position: Tags = []

    package init(picture: Tags = [], exif: Tags = [], position: Tags = []) {
        self.picture = picture
        self.exif = exif
        self.position = position
    }

    /// A JPEG with this segment behind its first two bytes.
    package func inserted(into jpeg: Data) -> Data {
        let body = Array("Exif".utf8) + [0, 0] + directory
        let length = body.count + 2
        let segment = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + body
        return jpeg.prefix(2) + segment + jpeg.dropFirst(2)
    }

    /// A TIFF, low bytes first: the first directory, then the others that it points to.
    private var directory: [UInt8] {
        var file: [UInt8] = [0x49, 0x49, 42, 0] + Self.long(8)
        let first = picture.count + (exif.isEmpty ? 0 : 1) + (position.isEmpty ? 0 : 1)
        let dataStart = 8 + 2 + 12 * first + 4
        var entries: [[UInt8]] = []
        var data: [UInt8] = []
        func add(_ tags: Tags, _ entries: inout [[UInt8]], _ data: inout [UInt8], _ start: Int) {
            for (number, value) in tags.sorted(by: { $0.number < $1.number }) {
                let (type, count, bytes) = Self.encoded(value)
                var entry = Self.short(number) + Self.short(type) + Self.long(count)
                if bytes.count <= 4 {
                    entry += bytes + [UInt8](repeating: 0, count: 4 - bytes.count)
                } else {
                    entry += Self.long(start + data.count)
                    data += bytes + (bytes.count % 2 == 1 ? [0] : [])
                }
                entries.append(entry)
            }
        }
        add(picture, &entries, &data, dataStart)
        for (pointer, tags) in [(34665, exif), (34853, position)] where !tags.isEmpty {
            let start = dataStart + data.count
            var inner: [[UInt8]] = []
            var innerData: [UInt8] = []
            add(tags, &inner, &innerData, start + 2 + 12 * tags.count + 4)
            data += Self.short(tags.count) + inner.flatMap { $0 } + Self.long(0) + innerData
            entries.append(Self.short(pointer) + Self.short(4) + Self.long(1) + Self.long(start))
        }
        file += Self.short(first) + entries.flatMap { $0 } + Self.long(0) + data
        return file
    }

    private static func encoded(_ value: Value) -> (type: Int, count: Int, bytes: [UInt8]) {
        switch value {
        case .text(let text): (2, text.utf8.count + 1, Array(text.utf8) + [0])
        case .short(let numbers): (3, numbers.count, numbers.flatMap { short($0) })
        case .rational(let parts): (5, parts.count, parts.flatMap { long($0.0) + long($0.1) })
        }
    }

    private static func short(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }
    private static func long(_ value: Int) -> [UInt8] { short(value & 0xFFFF) + short(value >> 16) }
}
