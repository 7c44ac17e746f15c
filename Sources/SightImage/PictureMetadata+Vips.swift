internal import CVips
internal import Foundation

extension PictureSource {
    /// What the page says beside its pixels. Formats that libvips does not read say nothing. Cost: the header is parsed
    /// once more.
    package func metadata() throws(PictureError) -> PictureMetadata {
        guard header.format.decoder == VipsPictureDecoder.self else { return PictureMetadata() }
        try Vips.load()
        var metadata = PictureMetadata()
        let failure = data.withUnsafeBytes { bytes in
            withUnsafeMutablePointer(to: &metadata) { result in
                Vips.failure { error in
                    c_vips_metadata(
                        Vips.path, bytes.baseAddress, bytes.count, Int32(page),
                        { context, name, value, length in
                            guard let context, let name, let value else { return }
                            context.assumingMemoryBound(to: PictureMetadata.self).pointee.add(
                                String(cString: name), UnsafeRawBufferPointer(start: value, count: length))
                        }, result, error)
                }
            }
        }
        if let failure { throw .unreadable(cause: failure) }
        return metadata
    }
}

extension PictureMetadata {
    fileprivate mutating func add(_ name: String, _ value: UnsafeRawBufferPointer) {
        if name == "icc-profile-data" {
            profileName = ColorProfile.name(of: [UInt8](value))
            return
        }
        // exif-ifd0-Model: the directory's number, then the tag's name.
        let parts = name.split(separator: "-", maxSplits: 2)
        guard parts.count == 3, let directory = Int(parts[1].dropFirst(3)),
            let tag = Value(libvips: String(decoding: value, as: UTF8.self))
        else { return }
        let tagName = String(parts[2])
        switch directory {
        case 0: picture[tagName] = tag
        case 2: exif[tagName] = tag
        case 3: position[tagName] = tag
        default: break
        }
    }
}

extension PictureMetadata.Value {
    /// From text such as `72/1 (72, Rational, 1 components, 8 bytes)`: the value, what libexif writes for people, kind
    /// and size. Nil for bytes of no known meaning.
    init?(libvips text: String) {
        guard
            let pattern = try? Regex(
                #"^(.*), (\w+), (\d+) components, (\d+) bytes\)$"#,
                as: (Substring, Substring, Substring, Substring, Substring).self
            )
            .dotMatchesNewlines(),
            let match = text.wholeMatch(of: pattern)
        else { return nil }
        let head = String(match.output.1)
        let kind = match.output.2
        if kind.lowercased() == "ascii" {
            // The text stands there twice, so brackets in it do no harm.
            let half = String(head.prefix((head.count - 2) / 2))
            let isTwice = head == "\(half) (\(half)"
            self = .text(isTwice ? half : head.components(separatedBy: " (")[0])
            return
        }
        guard
            ["byte", "short", "long", "rational", "sbyte", "sshort", "slong", "srational"].contains(kind.lowercased())
        else { return nil }
        let numbers = head.components(separatedBy: " (")[0].split(separator: " ").map { Self.number(String($0)) }
        guard !numbers.isEmpty, !numbers.contains(nil) else { return nil }
        self = .numbers(numbers.compactMap { $0 })
    }

    private static func number(_ text: String) -> Double? {
        let parts = text.split(separator: "/").map { Double($0) }
        guard let first = parts.first, let value = first else { return nil }
        guard parts.count == 2, let divisor = parts[1] else { return value }
        return divisor == 0 ? nil : value / divisor
    }
}
