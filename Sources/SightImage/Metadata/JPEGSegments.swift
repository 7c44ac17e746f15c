internal import Foundation

/// The segments of a JPEG before its pixels, read and written without touching these.
///
/// Source: ITU-T T.81, annex B; "Exif Version 2.32", section 4.7; "XMP Specification Part 3", Adobe 2020, section 1.1.3;
/// "Adobe Photoshop File Formats Specification", Adobe 2019, "Image Resources".
struct JPEGSegments {
    struct Segment {
        let marker: UInt8
        /// Without marker and length.
        var content: [UInt8]
    }

    private(set) var segments: [Segment] = []
    /// From the start of the pixels on.
    private let rest: Data

    static let exif = Array("Exif".utf8) + [0, 0]
    static let xmp = Array("http://ns.adobe.com/xap/1.0/".utf8) + [0]
    static let photoshop = Array("Photoshop 3.0".utf8) + [0]
    static let jfif = Array("JFIF".utf8) + [0]

    /// Nil for a file that is damaged before its pixels.
    init?(_ data: Data) {
        guard data.starts(with: [0xFF, 0xD8]) else { return nil }
        var at = data.startIndex + 2
        while true {
            // Any number of bytes may fill up before a marker.
            while at + 1 < data.endIndex, data[at] == 0xFF, data[at + 1] == 0xFF { at += 1 }
            guard at + 4 <= data.endIndex, data[at] == 0xFF else { return nil }
            let marker = data[at + 1]
            guard marker != 0xDA else { break }
            let length = Int(data[at + 2]) << 8 | Int(data[at + 3])
            guard length >= 2, at + 2 + length <= data.endIndex else { return nil }
            segments.append(Segment(marker: marker, content: [UInt8](data[(at + 4)..<(at + 2 + length)])))
            at += 2 + length
        }
        rest = data[at...]
    }

    /// The file with other metadata: EXIF, XMP and captions replace those that are there; everything else stays.
    func replacing(_ metadata: PictureMetadata) -> Data? {
        var added: [Segment] = []
        if !metadata.tags.isEmpty {
            var block = Self.exif + metadata.tags.exifBlock
            if block.count > Self.most {
                var tags = metadata.tags
                tags.thumbnail = nil
                block = Self.exif + tags.exifBlock
            }
            added.append(Segment(marker: 0xE1, content: block))
        }
        if let xmp = metadata.xmp { added.append(Segment(marker: 0xE1, content: Self.xmp + xmp)) }
        let resources = segments.filter { $0.marker == 0xED && $0.content.starts(with: Self.photoshop) }
            .flatMap { PhotoshopResources.all(in: Array($0.content.dropFirst(Self.photoshop.count))) }
        let block = PhotoshopResources.block(
            of: resources.filter { $0.number != PhotoshopResources.captions }
                + (metadata.captions.map {
                    [PhotoshopResources.Resource(number: PhotoshopResources.captions, name: [], content: $0)]
                } ?? []))
        if !block.isEmpty { added.append(Segment(marker: 0xED, content: Self.photoshop + block)) }
        guard added.allSatisfy({ $0.content.count <= Self.most }) else { return nil }
        let kept = segments.filter { segment in
            let replaced =
                segment.marker == 0xE1 ? [Self.exif, Self.xmp] : segment.marker == 0xED ? [Self.photoshop] : []
            return !replaced.contains { segment.content.starts(with: $0) }
        }
        // Readers that know JFIF want it first, those that know EXIF behind it.
        let jfif = kept.prefix { $0.marker == 0xE0 }
        var result = Data([0xFF, 0xD8])
        // The encoder writes no such head; a file that comes from elsewhere has its own, or none.
        let head = jfif.isEmpty ? metadata.jfif.map { [Segment(marker: 0xE0, content: $0.content)] } ?? [] : []
        for segment in head + jfif + added + kept.dropFirst(jfif.count) {
            let length = segment.content.count + 2
            result += [0xFF, segment.marker, UInt8(length >> 8), UInt8(length & 0xFF)]
            result += segment.content
        }
        return result + rest
    }

    /// What the first segment says; nil for a file that does not begin so.
    var head: PictureMetadata.JFIF? {
        guard let content = segments.first(where: { $0.marker == 0xE0 && $0.content.starts(with: Self.jfif) })?.content,
            content.count >= 12
        else { return nil }
        let numbers = content.map { Int($0) }
        return PictureMetadata.JFIF(
            version: .init(major: numbers[5], minor: numbers[6]), unit: numbers[7],
            density: .init(x: numbers[8] << 8 | numbers[9], y: numbers[10] << 8 | numbers[11]),
            isProgressive: segments.contains { $0.marker == 0xC2 })
    }

    /// What a segment can hold.
    private static let most = 0xFFFF - 2
}

extension PictureMetadata.JFIF {
    /// As a segment holds it, without a small picture.
    fileprivate var content: [UInt8] {
        func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
        let numbers = [UInt8(version.major), UInt8(version.minor), UInt8(unit)]
        return JPEGSegments.jfif + numbers + short(density.x) + short(density.y) + [0, 0]
    }
}

/// The blocks that Photoshop writes, of which captions are one.
enum PhotoshopResources {
    struct Resource {
        var number: Int
        /// With its length before it and filled up to an even length.
        var name: [UInt8]
        var content: [UInt8]
    }

    static let captions = 0x0404
    private static let mark = Array("8BIM".utf8)

    /// Those that are whole.
    static func all(in block: [UInt8]) -> [Resource] {
        var found: [Resource] = []
        var at = 0
        while at + 12 <= block.count, Array(block[at..<(at + 4)]) == mark {
            let number = Int(block[at + 4]) << 8 | Int(block[at + 5])
            let name = (Int(block[at + 6]) + 2) / 2 * 2
            let start = at + 6 + name + 4
            guard start <= block.count else { break }
            let length = block[(start - 4)..<start].reduce(0) { $0 << 8 | Int($1) }
            guard start + length <= block.count else { break }
            found.append(
                Resource(
                    number: number, name: Array(block[(at + 6)..<(at + 6 + name)]),
                    content: Array(block[start..<(start + length)])))
            at = start + length + length % 2
        }
        return found
    }

    static func block(of resources: [Resource]) -> [UInt8] {
        resources.flatMap { resource -> [UInt8] in
            let length = (0..<4).map { UInt8(resource.content.count >> (24 - 8 * $0) & 0xFF) }
            return mark + [UInt8(resource.number >> 8), UInt8(resource.number & 0xFF)]
                + (resource.name.isEmpty ? [0, 0] : resource.name) + length + resource.content
                + (resource.content.count % 2 == 1 ? [0] : [])
        }
    }
}
