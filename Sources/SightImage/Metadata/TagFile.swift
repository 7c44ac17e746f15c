internal import Foundation

/// The bytes of a TIFF, or of an EXIF block, which is one without pixels: numbers, and directories at offsets.
///
/// Source: "TIFF Revision 6.0", Adobe 1992, section 2; "Exif Version 2.32", CIPA 2019, section 4.
struct TagFile {
    private(set) var bytes: Data
    let isLittleEndian: Bool

    /// Nil for other bytes, and for a BigTIFF.
    init?(_ data: Data) {
        switch [UInt8](data.prefix(4)) {
        case [0x49, 0x49, 42, 0]: isLittleEndian = true
        case [0x4D, 0x4D, 0, 42]: isLittleEndian = false
        default: return nil
        }
        // Offsets count from the first byte.
        bytes = data.startIndex == 0 ? data : Data(data)
    }

    /// A file without directories, low byte first.
    init() {
        isLittleEndian = true
        bytes = Data([0x49, 0x49, 42, 0, 0, 0, 0, 0])
    }

    func short(_ at: Int) -> Int? {
        guard at >= 0, at <= bytes.count - 2 else { return nil }
        let (a, b) = (Int(bytes[at]), Int(bytes[at + 1]))
        return isLittleEndian ? a | b << 8 : a << 8 | b
    }

    func long(_ at: Int) -> Int? {
        guard let a = short(at), let b = short(at + 2) else { return nil }
        return isLittleEndian ? a | b << 16 : a << 16 | b
    }

    mutating func setLong(_ value: Int, at: Int) {
        bytes.replaceSubrange(at..<(at + 4), with: ordered(TagValue(.long, [Double(value)])))
    }

    /// A value's bytes in the order of this file.
    func ordered(_ value: TagValue) -> [UInt8] {
        ordered(value.bytes, unit: value.kind.unit)
    }

    private func ordered(_ bytes: [UInt8], unit: Int) -> [UInt8] {
        guard !isLittleEndian, unit > 1 else { return bytes }
        return stride(from: 0, to: bytes.count - unit + 1, by: unit).flatMap { bytes[$0..<($0 + unit)].reversed() }
    }

    /// Where the entries of a directory are, 12 bytes each; nil when it does not fit into the file.
    func entries(at directory: Int) -> StrideTo<Int>? {
        guard directory >= 8, let count = short(directory), directory + 2 + 12 * count <= bytes.count else {
            return nil
        }
        return stride(from: directory + 2, to: directory + 2 + 12 * count, by: 12)
    }

    /// Where the next directory is; 0 where there is none.
    func next(after directory: Int) -> Int {
        short(directory).flatMap { long(directory + 2 + 12 * $0) } ?? 0
    }

    /// The tags of a directory; damaged ones are left out, and those that share their bytes again and again.
    func tags(at directory: Int) -> PictureTags.Directory {
        var tags: PictureTags.Directory = [:]
        var budget = bytes.count
        for entry in entries(at: directory) ?? stride(from: 0, to: 0, by: 1) {
            guard let tag = short(entry), let kind = short(entry + 2).flatMap({ TagValue.Kind(rawValue: UInt16($0)) }),
                let count = long(entry + 4), count > 0, count <= bytes.count
            else { continue }
            let size = count * kind.size
            guard let start = size <= 4 ? entry + 8 : long(entry + 8), start >= 0, start <= bytes.count - size else {
                continue
            }
            budget -= size
            guard budget >= 0 else { break }
            tags[UInt16(tag)] = TagValue(kind, bytes: ordered([UInt8](bytes[start..<(start + size)]), unit: kind.unit))
        }
        return tags
    }

    /// Adds a directory behind everything else.
    ///
    /// - Parameter kept: Entries of this file that it takes over as they are, 12 bytes each.
    /// - Returns: Where it is.
    mutating func append(_ tags: PictureTags.Directory, keeping kept: [[UInt8]] = [], next: Int = 0) -> Int {
        if bytes.count % 2 == 1 { bytes.append(0) }
        let directory = bytes.count
        var entries = kept.map {
            (tag: isLittleEndian ? Int($0[0]) | Int($0[1]) << 8 : Int($0[0]) << 8 | Int($0[1]), $0)
        }
        var place = directory + 2 + 12 * (kept.count + tags.count) + 4
        var values: [UInt8] = []
        func number(_ value: Int, _ kind: TagValue.Kind) -> [UInt8] { ordered(TagValue(kind, [Double(value)])) }
        for (tag, value) in tags.sorted(by: { $0.key < $1.key }) {
            var entry = number(Int(tag), .short) + number(Int(value.kind.rawValue), .short) + number(value.count, .long)
            let content = ordered(value)
            if content.count <= 4 {
                entry += content + [UInt8](repeating: 0, count: 4 - content.count)
            } else {
                entry += number(place, .long)
                values += content + (content.count % 2 == 1 ? [0] : [])
                place += content.count + content.count % 2
            }
            entries.append((Int(tag), entry))
        }
        entries.sort { $0.tag < $1.tag }
        bytes += number(entries.count, .short) + entries.flatMap { $0.1 } + number(next, .long) + values
        return directory
    }
}

extension PictureTags {
    /// What an EXIF block says; with or without the letters before it. What is damaged in it is left out.
    package init(exifBlock: [UInt8]) {
        self.init()
        let letters = JPEGSegments.exif
        let block = exifBlock.starts(with: letters) ? Array(exifBlock.dropFirst(letters.count)) : exifBlock
        guard let file = TagFile(Data(block)), let first = file.long(4) else { return }
        self = PictureTags(file, directory: first)
        let second = file.next(after: first)
        guard second != 0 else { return }
        let tags = file.tags(at: second)
        func number(_ tag: UInt16) -> Int? { tags[tag]?.whole }
        if let start = number(Thumbnail.offset), let length = number(Thumbnail.length), length > 0,
            start + length <= block.count
        {
            thumbnail = Array(block[start..<(start + length)])
        }
    }

    /// What a directory of a TIFF and those that it points to say.
    init(_ file: TagFile, directory: Int) {
        picture = file.tags(at: directory)
        func behind(_ pointer: UInt16, in tags: Directory) -> Directory {
            tags[pointer]?.whole.map { file.tags(at: $0) } ?? [:]
        }
        exif = behind(Pointer.exif, in: picture)
        position = behind(Pointer.position, in: picture)
        interoperability = behind(Pointer.interoperability, in: exif)
        exif[Pointer.interoperability] = nil
        picture = picture.filter { !Self.isOfStorage($0.key) }
    }

    /// An EXIF block without the letters before it.
    package var exifBlock: [UInt8] {
        var file = TagFile()
        let first = append(to: &file, keeping: [])
        file.setLong(first, at: 4)
        guard let thumbnail else { return [UInt8](file.bytes) }
        let link = first + 2 + 12 * (file.short(first) ?? 0)
        func directory(_ offset: Int) -> Directory {
            [
                Thumbnail.compression: TagValue(.short, [6]), Thumbnail.offset: TagValue(.long, [Double(offset)]),
                Thumbnail.length: TagValue(.long, [Double(thumbnail.count)]),
            ]
        }
        let start = file.bytes.count + file.bytes.count % 2 + 2 + 12 * 3 + 4
        file.setLong(file.append(directory(start)), at: link)
        return [UInt8](file.bytes) + thumbnail
    }

    /// Adds all directories to a file.
    ///
    /// - Returns: Where the first one is.
    func append(to file: inout TagFile, keeping kept: [[UInt8]], next: Int = 0) -> Int {
        var (picture, exif) = (picture, exif)
        func pointer(_ offset: Int) -> TagValue { TagValue(.long, [Double(offset)]) }
        if !interoperability.isEmpty { exif[Pointer.interoperability] = pointer(file.append(interoperability)) }
        if !exif.isEmpty { picture[Pointer.exif] = pointer(file.append(exif)) }
        if !position.isEmpty { picture[Pointer.position] = pointer(file.append(position)) }
        return file.append(picture, keeping: kept, next: next)
    }
}
