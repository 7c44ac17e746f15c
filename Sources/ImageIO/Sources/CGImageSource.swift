public import CoreGraphics
public import Foundation
internal import SightImage
internal import Synchronization

/// A picture file: opened, its header read, no pixel decoded.
///
/// A source stands for its bytes whether or not they are a picture: when they are none, it holds no picture
/// (``CGImageSourceGetCount(_:)`` is 0) and its status says why. The bytes of an incremental source may still come.
public final class CGImageSource: Sendable {
    private let contents: Mutex<Contents>

    /// What is known of the bytes so far.
    struct Contents {
        var data = Data()
        var byteCount = 0
        /// The first picture of the file.
        var picture: Result<PictureSource, PictureError> = .failure(.unreadable(cause: "the file is empty"))
        /// Whether no more bytes will come.
        var isFinal = true
        /// Whether the bytes came piece by piece, so that their end may be missing.
        var isIncremental = false
        /// Whether all pixels are there; nil before anybody asked.
        var isWhole: Bool?
    }

    init(_ data: Data) {
        var contents = Contents()
        contents.data = data
        contents.byteCount = data.count
        contents.picture = Self.opened(data)
        self.contents = Mutex(contents)
    }

    init(byteCount: Int, failure: PictureError) {
        var contents = Contents()
        contents.byteCount = byteCount
        contents.picture = .failure(failure)
        self.contents = Mutex(contents)
    }

    /// A source whose bytes are still to come.
    init() {
        var contents = Contents()
        contents.isFinal = false
        contents.isIncremental = true
        self.contents = Mutex(contents)
    }

    /// Takes all bytes that are there by now, those of earlier calls among them. Does nothing once they were final.
    func update(_ data: Data, isFinal: Bool) {
        contents.withLock { contents in
            guard !contents.isFinal else { return }
            contents.data = data
            contents.byteCount = data.count
            contents.isFinal = isFinal
            contents.picture = Self.opened(data)
        }
    }

    private static func opened(_ data: Data) -> Result<PictureSource, PictureError> {
        do {
            return .success(try PictureSource(data))
        } catch {
            return .failure(error)
        }
    }

    /// All bytes that are there by now.
    var data: Data { contents.withLock { $0.data } }

    var byteCount: Int { contents.withLock { $0.byteCount } }

    /// How many pictures the file holds.
    var count: Int {
        if case .success(let picture) = contents.withLock({ $0.picture }) { picture.header.pages } else { 0 }
    }

    /// The picture at an index; nil when there is none.
    func picture(at index: Int) -> PictureSource? {
        let (first, data) = contents.withLock { ($0.picture, $0.data) }
        guard case .success(let first) = first, index >= 0, index < first.header.pages else { return nil }
        return index == 0 ? first : try? PictureSource(data, page: index)
    }

    var status: CGImageSourceStatus {
        let contents = contents.withLock { $0 }
        switch contents.picture {
        case .success(let picture):
            guard contents.isIncremental else { return .statusComplete }
            guard contents.isFinal else { return .statusIncomplete }
            return isWhole(picture) ? .statusComplete : .statusUnexpectedEOF
        case .failure where contents.byteCount == 0: return .statusReadingHeader
        case .failure(.unsupportedFormat):
            return contents.isFinal || contents.byteCount >= Self.knowsFormat
                ? .statusUnknownType : .statusReadingHeader
        case .failure: return contents.isFinal ? .statusInvalidData : .statusReadingHeader
        }
    }

    /// Bytes by which every format is known, except a PDF with something before it.
    private static let knowsFormat = 1024

    /// Only decoding tells whether the end of a file is missing; it is done once.
    private func isWhole(_ picture: PictureSource) -> Bool {
        if let known = contents.withLock({ $0.isWhole }) { return known }
        let isWhole = (try? picture.storedPixels()) != nil
        contents.withLock { $0.isWhole = isWhole }
        return isWhole
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
    CGImageSource(Data(sharing: data))
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
///
/// Of a source whose bytes came piece by piece it tells the end too: ``CGImageSourceStatus/statusIncomplete`` before the
/// last piece, ``CGImageSourceStatus/statusUnexpectedEOF`` when something is missing after it. Cost: then the first
/// picture is decoded, once.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.status
}

/// Whether the picture at an index is one that can be read; ``CGImageSourceStatus/statusUnknownType`` when there is
/// none.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    (0..<max(isrc.count, 1)).contains(index) ? CGImageSourceGetStatus(isrc) : .statusUnknownType
}

/// Forgets decoded pixels of a picture. Nothing is kept, so nothing happens.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}
