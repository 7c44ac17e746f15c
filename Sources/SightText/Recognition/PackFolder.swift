internal import Foundation

/// A folder with packs as a reader is to have them: there while the reader is made, which reads them once.
final class PackFolder: Sendable {
    let path: String
    /// The names of the packs in it, with '+' between them.
    let names: String

    /// - Parameter usesDictionaries: whether the packs keep their words.
    ///
    /// English beside another language never keeps them. With its words it is so sure of itself that it takes words of Korean and
    /// Arabic for its own: without them 93 letters of 100 are right where 91 were, and 96 where 91 were.
    /// - Throws: `TesseractError.failed` where no folder can be made, or a pack is damaged.
    convenience init(_ packs: TesseractPacks, usesDictionaries: Bool) throws(TesseractError) {
        self.init(path: try Self.emptyFolder(), names: packs.names.indices.map { "pack\($0)" }.joined(separator: "+"))
        for (i, file) in packs.files.enumerated() {
            let isBeside = i > 0 && packs.names[i] == "eng"
            try Self.put(file, at: "\(path)/pack\(i).traineddata", withWords: usesDictionaries && !isBeside)
        }
    }

    private init(path: String, names: String) {
        self.path = path
        self.names = names
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private static func put(_ file: String, at target: String, withWords: Bool) throws(TesseractError) {
        do {
            if withWords {
                try FileManager.default.createSymbolicLink(
                    atPath: target, withDestinationPath: URL(filePath: file).standardizedFileURL.path)
            } else if let pack = PackFile(try Data(contentsOf: URL(filePath: file), options: .alwaysMapped)) {
                try pack.withoutWords.write(to: URL(filePath: target))
            } else {
                throw TesseractError.failed(cause: "\(file) is no pack of Tesseract")
            }
        } catch {
            throw error as? TesseractError ?? .failed(cause: "\(file): \(error.localizedDescription)")
        }
    }

    private static func emptyFolder() throws(TesseractError) -> String {
        // Where a machine lets nothing be written but memory.
        for parent in [NSTemporaryDirectory(), "/dev/shm"] {
            let made = "\(parent)/sightread-XXXXXX".withCString { pattern -> String? in
                let pattern = strdup(pattern)!
                defer { free(pattern) }
                return mkdtemp(pattern).map { String(cString: $0) }
            }
            if let made { return made }
        }
        throw .failed(cause: "no folder can be made in \(NSTemporaryDirectory())")
    }
}

/// A pack by its parts: how many there are (32 bits, little-endian), where each begins in the file (64 bits; below 0 where there is none),
/// and the parts in that order.
struct PackFile {
    private var parts: [Data?]

    /// Nil where the data is something else.
    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(4 + 8 * Self.mostParts))
        func number(at offset: Int, bytes count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(truncatingIfNeeded: UInt64(bytes[offset + $1]) << (8 * UInt64($1))) }
        }
        guard bytes.count >= 4 else { return nil }
        let count = number(at: 0, bytes: 4)
        guard (1...Self.mostParts).contains(count), bytes.count >= 4 + 8 * count else { return nil }
        let starts = (0..<count).map { number(at: 4 + 8 * $0, bytes: 8) }
        let ends = starts.filter { $0 >= 0 } + [data.count]
        guard ends[0] >= 4 + 8 * count, zip(ends, ends.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
        parts = []
        var index = 0
        for start in starts {
            guard start >= 0 else {
                parts.append(nil)
                continue
            }
            index += 1
            parts.append(data[(data.startIndex + start)..<(data.startIndex + ends[index])])
        }
    }

    private static let mostParts = 64
    /// The lists of marks, words and numbers that the network's readings are held against.
    private static let lists = 18...20

    /// The file without lists of words.
    var withoutWords: Data {
        let kept = parts.enumerated().map { Self.lists.contains($0.offset) ? nil : $0.element }
        var file = Data()
        func append(_ value: some FixedWidthInteger) {
            withUnsafeBytes(of: value.littleEndian) { file.append(contentsOf: $0) }
        }
        append(Int32(kept.count))
        var start = 4 + 8 * kept.count
        for part in kept {
            append(Int64(part == nil ? -1 : start))
            start += part?.count ?? 0
        }
        for part in kept { if let part { file.append(part) } }
        return file
    }
}
