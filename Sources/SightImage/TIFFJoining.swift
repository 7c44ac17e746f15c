package import Foundation

/// Several TIFF files of one picture each made into one file of several pages, whose sizes may differ.
///
/// A TIFF is directories of tags that point to data by offsets from the start of the file; each directory points to the
/// next one. So a file becomes a page when it is put behind the others and its offsets are moved by what stands before.
/// Source: "TIFF Revision 6.0", Adobe 1992, sections 2 and 7.
package enum TIFFJoining {
    /// - Parameter files: Of the byte order that this machine has, as encoders write them.
    /// - Throws: `.unreadable` for a file that is none of these, `.tooLarge` when all are too long for the offsets.
    package static func joined(_ files: [Data]) throws(PictureError) -> Data {
        guard files.count > 1 else { return files.first ?? Data() }
        var result: [UInt8] = []
        var lastLink = 4
        for (number, file) in files.enumerated() {
            if result.count % 2 == 1 { result.append(0) }  // directories begin at even offsets
            let base = result.count
            guard base + file.count <= UInt32.max else { throw .tooLarge(cause: "a TIFF holds at most 4 GiB") }
            result += file
            var pages = Pages(bytes: result, base: base)
            guard pages.isTIFF, let first = pages.long(at: base + 4) else {
                throw .unreadable(cause: "page \(number + 1) is no TIFF of this machine's byte order")
            }
            guard let link = pages.move(directoryAt: base + first) else {
                throw .unreadable(cause: "page \(number + 1) is a damaged TIFF")
            }
            if number > 0 { pages.setLong(base + first, at: lastLink) }
            lastLink = link
            result = pages.bytes
        }
        return Data(result)
    }

    /// The bytes so far, of which those from `base` on still count from there.
    private struct Pages {
        var bytes: [UInt8]
        let base: Int

        var isTIFF: Bool {
            // 42 in this machine's order, after the letters that say the order.
            let letters: [UInt8] = 1.littleEndian == 1 ? [0x49, 0x49, 42, 0] : [0x4D, 0x4D, 0, 42]
            return bytes.count >= base + 8 && Array(bytes[base..<(base + 4)]) == letters
        }

        func short(at offset: Int) -> Int? {
            guard offset >= 0, offset <= bytes.count - 2 else { return nil }
            return Int(bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt16.self) })
        }

        func long(at offset: Int) -> Int? {
            guard offset >= 0, offset <= bytes.count - 4 else { return nil }
            return Int(bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) })
        }

        mutating func setLong(_ value: Int, at offset: Int) {
            bytes.withUnsafeMutableBytes { $0.storeBytes(of: UInt32(value), toByteOffset: offset, as: UInt32.self) }
        }

        /// Moves the offsets of a directory, and of those inside it.
        ///
        /// - Returns: Where it points to the next directory; nil when it is damaged.
        mutating func move(directoryAt directory: Int, depth: Int = 0) -> Int? {
            // One that points to itself would have no end.
            guard depth < 4, let count = short(at: directory), long(at: directory + 2 + 12 * count) != nil else {
                return nil
            }
            for entry in stride(from: directory + 2, to: directory + 2 + 12 * count, by: 12) {
                guard let tag = short(at: entry), let type = short(at: entry + 2), let values = long(at: entry + 4)
                else { return nil }
                let size = values * (Self.sizes[type] ?? 1)
                var place = entry + 8
                if size > 4 {
                    guard let old = long(at: place), base + old <= bytes.count - size else { return nil }
                    setLong(base + old, at: place)
                    place = base + old
                }
                guard Self.offsetTags.contains(tag) || Self.directoryTags.contains(tag) else { continue }
                if type == 3 {
                    guard let wide = widen(entry, values, at: place) else { return nil }
                    place = wide
                } else if type != 4, type != 13 {  // a long, or a directory
                    return nil
                }
                for value in 0..<values {
                    guard let old = long(at: place + 4 * value) else { return nil }
                    setLong(base + old, at: place + 4 * value)
                    if Self.directoryTags.contains(tag), move(directoryAt: base + old, depth: depth + 1) == nil {
                        return nil
                    }
                }
            }
            return directory + 2 + 12 * count
        }

        /// Makes longs of a tag's shorts, which cannot hold an offset that was moved.
        ///
        /// - Returns: Where they are.
        private mutating func widen(_ entry: Int, _ count: Int, at place: Int) -> Int? {
            let old = (0..<count).map { short(at: place + 2 * $0) }
            guard !old.isEmpty, !old.contains(nil) else { return nil }
            var target = entry + 8
            if count > 1 {
                if bytes.count % 2 == 1 { bytes.append(0) }
                target = bytes.count
                bytes += [UInt8](repeating: 0, count: 4 * count)
                setLong(target, at: entry + 8)
            }
            bytes.withUnsafeMutableBytes { $0.storeBytes(of: 4 as UInt16, toByteOffset: entry + 2, as: UInt16.self) }
            for (number, value) in old.compactMap({ $0 }).enumerated() { setLong(value, at: target + 4 * number) }
            return target
        }

        /// Bytes of a value, by its type.
        private static let sizes = [
            1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4,
        ]
        /// Where strips and tiles are.
        private static let offsetTags: Set<Int> = [273, 324]
        /// Where further directories are: of smaller versions, EXIF, position, interoperability.
        private static let directoryTags: Set<Int> = [330, 34665, 34853, 40965]
    }
}
