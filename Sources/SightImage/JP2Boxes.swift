internal import Foundation

/// What the boxes of a JPEG 2000 file say of its colours; a bare codestream has none and says nothing.
///
/// OpenJPEG tells this only after decoding, and whether there is alpha must be known before.
/// Source: ITU-T T.800 (2019), annex I.
struct JP2Boxes {
    enum Colors { case unknown, gray, rgb, ycc, cmyk, lab }

    /// Whether the file has boxes at all.
    private(set) var areThere = false
    private(set) var colors = Colors.unknown
    /// Colours and opacities that a palette makes of one component; 0 without palette.
    private(set) var paletteColumns = 0
    /// Whether a channel is named as opacity; nil where channels are not named.
    private(set) var namesOpacity: Bool?

    init(_ data: Data) {
        guard !data.starts(with: PictureFormat.codestreamMark) else { return }
        areThere = true
        guard let header = Self.boxes(data).first(where: { $0.name == "jp2h" }) else { return }
        var hasColors = false
        for box in Self.boxes(header.content) {
            let content = [UInt8](box.content.prefix(4096))
            switch box.name {
            case "colr" where !hasColors && content.count >= 7 && content[0] == 1:
                // The first one counts, as OpenJPEG does it.
                colors =
                    switch Self.number(content[3..<7]) {
                    case 17: .gray
                    case 16, 20, 21: .rgb
                    case 18: .ycc
                    case 12: .cmyk
                    case 14: .lab
                    default: .unknown
                    }
                hasColors = true
            case "colr": hasColors = true
            case "pclr" where content.count >= 3: paletteColumns = Int(content[2])
            case "cdef" where content.count >= 2:
                let kinds = stride(from: 2, to: content.count - 5, by: 6).map {
                    Self.number(content[($0 + 2)..<($0 + 4)])
                }
                namesOpacity = kinds.contains { $0 == 1 || $0 == 2 }
            default: break
            }
        }
    }

    /// What so many components of the codestream are.
    func meaning(ofComponents count: Int) -> (colors: Colors, colorModel: PictureSource.ColorModel, hasAlpha: Bool) {
        let channels = paletteColumns > 0 ? paletteColumns : count
        let hasAlpha = namesOpacity ?? false
        let shades = channels - (hasAlpha ? 1 : 0)
        if shades < 3 { return (.gray, .gray, hasAlpha) }
        return switch colors {
        case .cmyk where shades >= 4: (.cmyk, .cmyk, hasAlpha)
        case .ycc: (.ycc, .rgb, hasAlpha)
        default: (.rgb, .rgb, hasAlpha)
        }
    }

    /// The boxes that stand one after the other, as far as they are whole.
    private static func boxes(_ data: Data) -> [(name: String, content: Data)] {
        var found: [(name: String, content: Data)] = []
        var rest = data
        while rest.count >= 8, found.count < 64 {
            let start = [UInt8](rest.prefix(16))
            var size = number(start[0..<4]), head = 8
            if size == 1, start.count == 16 { (size, head) = (number(start[8..<16]), 16) }
            if size == 0 { size = rest.count }
            guard size >= head, size <= rest.count else { break }
            found.append((String(decoding: start[4..<8], as: UTF8.self), rest.dropFirst(head).prefix(size - head)))
            rest = rest.dropFirst(size)
        }
        return found
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
