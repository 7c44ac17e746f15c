internal import Foundation

/// The chunks of a WebP, read and written without touching pixels.
///
/// Source: RFC 9649, section 2.
struct WebPChunks {
    private var chunks: [(name: String, content: Data)] = []

    /// Nil for a file that is damaged or cut short.
    init?(_ data: Data) {
        guard data.count >= 12, data.starts(with: "RIFF".utf8), data.dropFirst(8).starts(with: "WEBP".utf8) else {
            return nil
        }
        var at = data.startIndex + 12
        while at + 8 <= data.endIndex {
            let length = data[(at + 4)..<(at + 8)].reversed().reduce(0) { $0 << 8 | Int($1) }
            guard length <= data.endIndex - at - 8 else { return nil }
            let name = String(decoding: data[at..<(at + 4)], as: UTF8.self)
            chunks.append((name, data[(at + 8)..<(at + 8 + length)]))
            at += 8 + length + length % 2
        }
    }

    /// How long moments of an animation are shown, in milliseconds.
    var delays: [Int] {
        chunks.filter { $0.name == "ANMF" && $0.content.count >= 15 }.map { moment in
            moment.content.dropFirst(12).prefix(3).reversed().reduce(0) { $0 << 8 | Int($1) }
        }
    }

    /// The file with other metadata: EXIF and XMP replace those that are there; everything else stays.
    ///
    /// - Parameter hasAlpha: What the header has to say of a file that had no header for metadata.
    func replacing(_ metadata: PictureMetadata, width: Int, height: Int, hasAlpha: Bool) -> Data {
        var kept = chunks.filter { $0.name != "EXIF" && $0.name != "XMP " }
        var added: [(name: String, content: Data)] = []
        if !metadata.tags.isEmpty { added.append(("EXIF", Data(metadata.tags.exifBlock))) }
        if let xmp = metadata.xmp { added.append(("XMP ", Data(xmp))) }
        if kept.first?.name != "VP8X", !added.isEmpty {
            func number(_ value: Int) -> [UInt8] { (0..<3).map { UInt8(value >> (8 * $0) & 0xFF) } }
            let header = [hasAlpha ? 0x10 : 0, 0, 0, 0] + number(width - 1) + number(height - 1)
            kept.insert(("VP8X", Data(header)), at: 0)
        }
        if kept.first?.name == "VP8X", kept[0].content.count >= 1 {
            var header = [UInt8](kept[0].content)
            header[0] = header[0] & ~0x0C | (metadata.tags.isEmpty ? 0 : 0x08) | (metadata.xmp == nil ? 0 : 0x04)
            kept[0].content = Data(header)
        }
        var body = Data("WEBP".utf8)
        func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 0xFF) } }
        for (name, content) in kept + added {
            body += Array(name.utf8) + little(content.count)
            body += content
            if content.count % 2 == 1 { body.append(0) }
        }
        return Data("RIFF".utf8) + little(body.count) + body
    }
}
