import Foundation
import ImageIO

/// A "Get info" window: everything that a file's header says, and why a file cannot be opened.
struct FileInfo {
    var lines: [String]

    init?(_ url: URL) {
        let hint = [kCGImageSourceTypeIdentifierHint: "public.jpeg" as CFString] as CFDictionary
        guard let source = CGImageSourceCreateWithURL(url as CFURL, hint) else { return nil }
        lines = ["status \(Self.name(of: CGImageSourceGetStatusAtIndex(source, 0)))"]
        guard let type = CGImageSourceGetType(source) else { return }
        lines.append("type \(type), pictures \(CGImageSourceGetCount(source))")

        let file = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
        lines.append("size is told: \(file?[kCGImagePropertyFileSize] as? Int == size)")

        guard let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any] else { return }
        let depth = properties[kCGImagePropertyDepth] as? Int ?? 0
        let hasAlpha = properties[kCGImagePropertyHasAlpha] as? Bool ?? false
        let isGrey = properties[kCGImagePropertyColorModel] as? String == kCGImagePropertyColorModelGray as String
        lines.append("depth \(depth), alpha \(hasAlpha), grey \(isGrey)")
        CGImageSourceRemoveCacheAtIndex(source, 0)
    }

    static func name(of status: CGImageSourceStatus) -> String {
        switch status {
        case .statusComplete: "complete"
        case .statusIncomplete: "incomplete"
        case .statusReadingHeader: "too short"
        case .statusUnknownType: "of unknown type"
        case .statusInvalidData, .statusUnexpectedEOF: "damaged"
        @unknown default: "unknown"
        }
    }
}

@main
enum FileInspector {
    static func main() {
        let folder = URL(filePath: CommandLine.arguments[1])
        for name in ["sign.png", "orientation-2.jpg", "letter.txt", "no such file"] {
            print(name)
            guard let info = FileInfo(folder.appending(path: name)) else {
                print("  cannot be opened")
                continue
            }
            for line in info.lines { print("  \(line)") }
        }
        let readable = CGImageSourceCopyTypeIdentifiers() as? [String] ?? []
        print(["public.jpeg", "public.png", "public.tiff"].allSatisfy(readable.contains))
    }
}
