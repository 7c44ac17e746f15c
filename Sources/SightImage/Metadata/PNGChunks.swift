internal import Foundation

/// The chunks of a PNG, read and written without touching pixels.
///
/// Source: "Portable Network Graphics (PNG) Specification", third edition, W3C 2025.
struct PNGChunks {
    struct Chunk {
        let name: String
        var content: Data
    }

    private(set) var chunks: [Chunk] = []

    private static let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    static let xmp = "XML:com.adobe.xmp"

    /// Nil for a file that is damaged or cut short.
    init?(_ data: Data) {
        guard data.starts(with: Self.mark) else { return nil }
        var at = data.startIndex + Self.mark.count
        while chunks.last?.name != "IEND" {
            guard at + 12 <= data.endIndex else { return nil }
            let length = data[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
            guard length <= data.endIndex - at - 12 else { return nil }
            let name = String(decoding: data[(at + 4)..<(at + 8)], as: UTF8.self)
            chunks.append(Chunk(name: name, content: data[(at + 8)..<(at + 8 + length)]))
            at += 12 + length
        }
    }

    /// The file with other metadata: EXIF and all texts replace those that are there; everything else stays.
    func replacing(_ metadata: PictureMetadata) -> Data {
        var added: [Chunk] = []
        if !metadata.tags.isEmpty { added.append(Chunk(name: "eXIf", content: Data(metadata.tags.exifBlock))) }
        var texts = metadata.texts
        if let xmp = metadata.xmp { texts[Self.xmp] = TagValue.text(xmp) }
        for (keyword, text) in texts.sorted(by: { $0.key < $1.key }) {
            let word = keyword.unicodeScalars.map { UInt8(clamping: $0.value) }.filter { $0 != 0 }.prefix(79)
            guard !word.isEmpty else { continue }
            // Not compressed, of no named language, and so without a translated keyword.
            added.append(Chunk(name: "iTXt", content: Data(word + [0, 0, 0, 0, 0] + Array(text.utf8))))
        }
        let replaced: Set<String> = ["eXIf", "tEXt", "zTXt", "iTXt"]
        let kept = chunks.filter { !replaced.contains($0.name) }
        var result = Data(Self.mark)
        for chunk in kept.prefix(1) + added + kept.dropFirst() {
            let length = chunk.content.count
            var body = Data(chunk.name.utf8)
            body += chunk.content
            for number in [length] { result += (0..<4).map { UInt8(number >> (24 - 8 * $0) & 0xFF) } }
            let sum = Int(Self.checksum(body))
            result += body
            result += (0..<4).map { UInt8(sum >> (24 - 8 * $0) & 0xFF) }
        }
        return result
    }

    /// How it is meant to be shown.
    var head: PictureMetadata.PNG? {
        func content(_ name: String, _ length: Int) -> [UInt8]? {
            chunks.first { $0.name == name && $0.content.count >= length }.map { [UInt8]($0.content) }
        }
        func number(_ bytes: [UInt8]?, _ at: Int) -> Int? {
            bytes.map { $0[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
        }
        guard let header = content("IHDR", 13) else { return nil }
        let dots = content("pHYs", 9).flatMap { $0[8] == 1 ? $0 : nil }
        return PictureMetadata.PNG(
            interlace: Int(header[12]), gamma: number(content("gAMA", 4), 0).map { Double($0) / 100_000 },
            intent: content("sRGB", 1).map { Int($0[0]) }, dotsPerMetreX: number(dots, 0),
            dotsPerMetreY: number(dots, 4))
    }

    /// How long moments of an animated PNG are shown, in milliseconds, and how often all are; nil for one that stands still.
    var animation: (delays: [Int], loops: Int)? {
        guard let control = chunks.first(where: { $0.name == "acTL" })?.content, control.count >= 8 else { return nil }
        func number(_ bytes: Data) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        let delays = chunks.filter { $0.name == "fcTL" && $0.content.count >= 24 }.map { frame in
            let bytes = frame.content.dropFirst(20)
            let (top, bottom) = (number(bytes.prefix(2)), number(bytes.dropFirst(2).prefix(2)))
            return top * 1000 / (bottom == 0 ? 100 : bottom)
        }
        return (delays, number(control.dropFirst(4).prefix(4)))
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }

    private static func checksum(_ bytes: Data) -> UInt32 {
        bytes.withUnsafeBytes { bytes in
            ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
        }
    }
}
