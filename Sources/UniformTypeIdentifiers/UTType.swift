internal import Foundation

/// What kind of thing a file is, by an identifier such as `public.jpeg`.
///
/// Known are the types below; any other identifier is a type too, of which nothing else is known.
public struct UTType: Hashable, Sendable, Codable {
    /// The identifier, as Image I/O takes it.
    public let identifier: String

    /// A type by its identifier; nil for none at all.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty, identifier.allSatisfy({ $0.isASCII && !$0.isWhitespace }) else { return nil }
        self.init(known: identifier)
    }

    /// The type of files whose names end so; nil when there is none among those below.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let found = Self.declarations.first(where: { $0.value.extensions.contains(wanted) }) else { return nil }
        self.init(known: found.key)
        guard conforms(to: supertype) else { return nil }
    }

    /// The type of what servers call so; nil when there is none among those below.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        guard let found = Self.declarations.first(where: { $0.value.mimeType == wanted }) else { return nil }
        self.init(known: found.key)
        guard conforms(to: supertype) else { return nil }
    }

    private init(known identifier: String) {
        self.identifier = identifier
    }

    /// The end of file names, such as `jpeg`; nil when none is known.
    public var preferredFilenameExtension: String? { declaration?.extensions.first }

    /// What servers call it, such as `image/jpeg`; nil when nothing is known.
    public var preferredMIMEType: String? { declaration?.mimeType }

    /// Whether the type is among those below.
    public var isDeclared: Bool { declaration != nil }

    /// Whether everything of this type is of another one too, which may be the same.
    public func conforms(to type: UTType) -> Bool {
        self == type || (declaration?.parents.contains { UTType(known: $0).conforms(to: type) } ?? false)
    }

    private var declaration: Declaration? { Self.declarations[identifier] }

    private struct Declaration: Sendable {
        var extensions: [String] = []
        var mimeType: String?
        var parents: [String]
    }

    private static let declarations: [String: Declaration] = [
        "public.data": Declaration(parents: []),
        "public.image": Declaration(parents: ["public.data"]),
        "public.movie": Declaration(parents: ["public.data"]),
        "public.text": Declaration(parents: ["public.data"]),
        "public.jpeg": Declaration(
            extensions: ["jpeg", "jpg", "jpe"], mimeType: "image/jpeg", parents: ["public.image"]),
        "public.png": Declaration(extensions: ["png"], mimeType: "image/png", parents: ["public.image"]),
        "public.tiff": Declaration(extensions: ["tiff", "tif"], mimeType: "image/tiff", parents: ["public.image"]),
        "public.heic": Declaration(extensions: ["heic"], mimeType: "image/heic", parents: ["public.image"]),
        "com.compuserve.gif": Declaration(extensions: ["gif"], mimeType: "image/gif", parents: ["public.image"]),
        "com.microsoft.bmp": Declaration(extensions: ["bmp"], mimeType: "image/bmp", parents: ["public.image"]),
        "org.webmproject.webp": Declaration(extensions: ["webp"], mimeType: "image/webp", parents: ["public.image"]),
        "com.adobe.pdf": Declaration(extensions: ["pdf"], mimeType: "application/pdf", parents: ["public.data"]),
        "public.plain-text": Declaration(
            extensions: ["txt", "text"], mimeType: "text/plain", parents: ["public.text"]),
        "net.daringfireball.markdown": Declaration(
            extensions: ["md", "markdown", "mdown"], mimeType: "text/markdown", parents: ["public.plain-text"]),
        "public.json": Declaration(extensions: ["json"], mimeType: "application/json", parents: ["public.text"]),
        "public.mpeg-4": Declaration(extensions: ["mp4"], mimeType: "video/mp4", parents: ["public.movie"]),
        "com.apple.quicktime-movie": Declaration(
            extensions: ["mov", "qt"], mimeType: "video/quicktime", parents: ["public.movie"]),
    ]
}

extension UTType {
    /// Anything in bytes.
    public static let data = UTType(known: "public.data")
    /// Pictures of any kind.
    public static let image = UTType(known: "public.image")
    /// Moving pictures of any kind.
    public static let movie = UTType(known: "public.movie")
    /// Text of any kind.
    public static let text = UTType(known: "public.text")
    /// JPEG.
    public static let jpeg = UTType(known: "public.jpeg")
    /// PNG.
    public static let png = UTType(known: "public.png")
    /// TIFF.
    public static let tiff = UTType(known: "public.tiff")
    /// HEIC.
    public static let heic = UTType(known: "public.heic")
    /// GIF.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// BMP.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// WebP.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// PDF.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Text without looks.
    public static let plainText = UTType(known: "public.plain-text")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// Films in MPEG-4.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// Films of QuickTime.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}
