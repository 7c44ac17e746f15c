internal import Foundation

/// Tags of the pages of TIFF files, read and written without touching pixels.
enum TIFFTags {
    /// What a page says: tags, and captions; nil when there is no such page or the file is a BigTIFF.
    static func metadata(of file: Data, page: Int) -> (tags: PictureTags, captions: [UInt8]?)? {
        guard let file = TagFile(file), let directory = directories(of: file, upTo: page).dropFirst(page).first else {
            return nil
        }
        return (PictureTags(file, directory: directory), file.tags(at: directory)[captionTag]?.bytes)
    }

    /// The file with other tags on its first page: a new directory behind everything else takes the old one's place.
    /// Nil for a BigTIFF and a damaged file.
    static func replacing(_ metadata: PictureMetadata, in data: Data) -> Data? {
        guard var file = TagFile(data), let directory = directories(of: file, upTo: 0).first,
            let entries = file.entries(at: directory)
        else { return nil }
        var metadata = metadata
        let tags = file.tags(at: directory)
        // Nothing is said of these means that nothing is changed.
        for tag: UInt16 in [274, 282, 283, 296] where metadata.tags.picture[tag] == nil {
            metadata.tags.picture[tag] = tags[tag]
        }
        if let captions = metadata.captions { metadata.tags.picture[captionTag] = TagValue(.raw, bytes: captions) }
        if let xmp = metadata.xmp { metadata.tags.picture[xmpTag] = TagValue(.byte, bytes: xmp) }
        let dropped: Set<UInt16> = [
            captionTag, xmpTag, PictureTags.Pointer.exif, PictureTags.Pointer.position,
        ]
        let kept = entries.compactMap { entry -> [UInt8]? in
            let tag = file.short(entry).map { UInt16($0) } ?? 0
            let isKept = PictureTags.isOfStorage(tag) && !dropped.contains(tag) && metadata.tags.picture[tag] == nil
            return isKept ? [UInt8](file.bytes[entry..<(entry + 12)]) : nil
        }
        let first = metadata.tags.append(to: &file, keeping: kept, next: file.next(after: directory))
        guard file.bytes.count <= UInt32.max else { return nil }
        file.setLong(first, at: 4)
        return file.bytes
    }

    private static let captionTag: UInt16 = 33723
    private static let xmpTag: UInt16 = 700

    /// Where the directories of the pages are, up to one of them.
    private static func directories(of file: TagFile, upTo page: Int) -> [Int] {
        var found: [Int] = []
        var seen: Set<Int> = []
        var next = file.long(4) ?? 0
        // One that was seen already would have no end.
        while next != 0, found.count <= page, file.entries(at: next) != nil, seen.insert(next).inserted {
            found.append(next)
            next = file.next(after: next)
        }
        return found
    }
}
