public import CoreGraphics
public import Foundation
internal import SightImage

/// A picture file: opened, its header read, no pixel decoded.
///
/// Read are JPEG, PNG, WebP, GIF, TIFF and AVIF. A source stands for its bytes whether or not they are a picture: when they are none, it holds
/// no picture (``CGImageSourceGetCount(_:)`` is 0) and its status says why.
public final class CGImageSource: Sendable {
    let byteCount: Int
    /// The first one of the file.
    let picture: Result<PictureSource, PictureError>
    private let data: Data

    init(_ data: Data) {
        byteCount = data.count
        self.data = data
        do {
            picture = .success(try PictureSource(data))
        } catch {
            picture = .failure(error)
        }
    }

    init(byteCount: Int, failure: PictureError) {
        self.byteCount = byteCount
        self.picture = .failure(failure)
        data = Data()
    }

    /// How many pictures the file holds.
    var count: Int {
        if case .success(let picture) = picture { picture.header.pages } else { 0 }
    }

    /// The picture at an index; nil when there is none.
    func picture(at index: Int) -> PictureSource? {
        guard case .success(let first) = picture, index >= 0, index < first.header.pages else { return nil }
        return index == 0 ? first : try? PictureSource(data, page: index)
    }
}

extension CGImageSource: Hashable {
    /// A source equals itself alone.
    public static func == (a: CGImageSource, b: CGImageSource) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Opens a picture file.
///
/// Cost: the whole file is read; its header is parsed. A file above the engine's limit of bytes is not read.
///
/// - Returns: Nil when there is no such file or it may not be read. Otherwise a source, even when the content is no
///   picture.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    let url = url as URL
    guard url.isFileURL, let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize else { return nil }
    let limit = PictureLimits().bytes
    guard size <= limit else {
        return CGImageSource(byteCount: size, failure: .tooLarge(cause: "\(size) bytes, the limit is \(limit)"))
    }
    guard let data = try? Data(contentsOf: url) else { return nil }
    return CGImageSource(data)
}

/// Opens a picture file that is in memory. The bytes of an immutable object are not copied; the header is parsed.
///
/// - Returns: A source, even when the bytes are no picture: then ``CGImageSourceGetCount(_:)`` is 0.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}

/// Opens a picture file that a provider gives, like ``CGImageSourceCreateWithData(_:_:)``.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
    CGImageSource(provider.bytes)
}

/// The type identifiers of what can be read: `public.jpeg`, `public.png`, …
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    NSArray(array: PictureFormat.allCases.map { NSString(string: $0.typeIdentifier) })
}

/// The type identifier of the file's content, such as `public.jpeg`; nil when it is no picture.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.picture(at: 0).map { NSString(string: $0.header.format.typeIdentifier) }
}

/// How many pictures the file holds; 0 when it is no picture.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    isrc.count
}

/// The index of the picture that stands for the file: 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Whether the file is one that can be read, by its header; a file that is cut short after its header shows it only
/// when its pixels are decoded.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    switch isrc.picture {
    case .success: .statusComplete
    case .failure where isrc.byteCount == 0: .statusReadingHeader
    case .failure(.unsupportedFormat): .statusUnknownType
    case .failure: .statusInvalidData
    }
}

/// Whether the picture at an index is one that can be read; ``CGImageSourceStatus/statusUnknownType`` when there is
/// none.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    (0..<max(isrc.count, 1)).contains(index) ? CGImageSourceGetStatus(isrc) : .statusUnknownType
}

/// Forgets decoded pixels of a picture. Nothing is kept, so nothing happens.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

extension PictureFormat {
    /// The uniform type identifier.
    fileprivate var typeIdentifier: String {
        switch self {
        case .jpeg: "public.jpeg"
        case .png: "public.png"
        case .webp: "org.webmproject.webp"
        case .gif: "com.compuserve.gif"
        case .tiff: "public.tiff"
        case .avif: "public.avif"
        case .heic: "public.heic"
        case .jp2: "public.jpeg-2000"
        case .jxl: "public.jpeg-xl"
        case .bmp: "com.microsoft.bmp"
        case .pnm: "public.pbm"
        case .pdf: "com.adobe.pdf"
        }
    }
}
