public import CoreGraphics
public import Foundation
internal import SightImage
internal import Synchronization

// Unchecked for the object of the caller's that takes the bytes: it is used under the mutex alone.
/// A picture file to be written: pictures are added, then ``CGImageDestinationFinalize(_:)`` writes all at once.
///
/// Written are JPEG, PNG, BMP, TIFF of one or several pages, GIF and WebP of one or several moments, and HEIC where libheif
/// is installed with an encoder: ``CGImageDestinationCopyTypeIdentifiers()`` tells.
public final class CGImageDestination: @unchecked Sendable {
    private let format: DestinationFormat
    private let target: Target
    private let expected: Int
    private let contents = Mutex(Contents())

    enum Target {
        case file(URL)
        case memory(NSMutableData)
        case consumer(CGDataConsumer)
    }

    private struct Contents {
        var pictures: [(image: CGImage, properties: DestinationProperties)] = []
        /// Of the file: they hold for each picture that says nothing else.
        var common: CommonProperties?
        var isFinal = false
        /// Whether something was added that was no picture.
        var hasFailed = false
    }

    init?(_ target: Target, type: CFString, count: Int) {
        guard let format = DestinationFormat(rawValue: String(describing: type)), count > 0,
            count == 1 || format.hasPages, DestinationFormat.available.contains(format)
        else { return nil }
        self.format = format
        self.target = target
        expected = count
    }

    // Unchecked for the object: it is a copy that nobody changes.
    private struct CommonProperties: @unchecked Sendable {
        let value: NSDictionary
    }

    func setProperties(_ properties: CFDictionary?) {
        let copy = (properties?.copy() as? NSDictionary).map { CommonProperties(value: $0) }
        contents.withLock { $0.common = copy }
    }

    /// Pictures beyond the number that was announced are left out. Of the properties those of the picture win.
    ///
    /// - Parameter source: Where the picture comes from.
    func add(_ image: CGImage?, _ given: CFDictionary?, from source: PictureSource? = nil) {
        contents.withLock { contents in
            guard let image else {
                contents.hasFailed = true
                return
            }
            guard !contents.isFinal, contents.pictures.count < expected else { return }
            let base = source.map { DestinationProperties($0) } ?? DestinationProperties()
            contents.pictures.append((image, base.reading(contents.common?.value).reading(given)))
        }
    }

    func finalize() -> Bool {
        contents.withLock { contents in
            guard !contents.isFinal, !contents.hasFailed, contents.pictures.count == expected else { return false }
            contents.isFinal = true
            let pictures = contents.pictures
            contents.pictures = []
            let loops = DestinationProperties().reading(contents.common?.value).loops
            let file =
                format.isAnimation
                ? try? PictureWriter(format).animation(pictures, loops: loops ?? pictures.first?.properties.loops)
                : try? TIFFJoining.joined(pictures.map(PictureWriter(format).file))
            return file.map(put) ?? false
        }
    }

    /// Writes a file of this type that was made elsewhere, in place of pictures.
    func finish(with file: Data) -> Bool {
        contents.withLock { contents in
            guard !contents.isFinal, contents.pictures.isEmpty else { return false }
            contents.isFinal = true
            return put(file)
        }
    }

    var type: String { format.rawValue }

    private func put(_ file: Data) -> Bool {
        switch target {
        case .file(let url):
            // By another file beside it that takes its name when it is whole.
            return (try? file.write(to: url, options: .atomic)) != nil
        case .memory(let data):
            data.append(file)
            return true
        case .consumer(let consumer):
            return consumer.put(file)
        }
    }
}

extension CGImageDestination: Hashable {
    /// A destination equals itself alone.
    public static func == (a: CGImageDestination, b: CGImageDestination) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Prepares a file. Nothing is written before ``CGImageDestinationFinalize(_:)``; then what is there is replaced.
///
/// - Parameters:
///   - url: Where. The folder must be there.
///   - type: One of ``CGImageDestinationCopyTypeIdentifiers()``.
///   - count: How many pictures will be added; 1 unless it is a TIFF, a GIF or a WebP.
///   - options: Without effect.
/// - Returns: Nil for another type or number, or a URL that is no file's.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    let url = url as URL
    return url.isFileURL ? CGImageDestination(.file(url), type: type, count: count) : nil
}

/// Prepares a file in memory. Its bytes are appended by ``CGImageDestinationFinalize(_:)``.
///
/// - Parameters:
///   - data: Where.
///   - type: One of ``CGImageDestinationCopyTypeIdentifiers()``.
///   - count: How many pictures will be added; 1 unless it is a TIFF, a GIF or a WebP.
///   - options: Without effect.
/// - Returns: Nil for another type or number.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.memory(data), type: type, count: count)
}

/// Prepares a file that a consumer takes, like ``CGImageDestinationCreateWithData(_:_:_:_:)``.
public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.consumer(consumer), type: type, count: count)
}

/// The type identifiers of what can be written here: `public.jpeg`, `public.png`, `public.tiff`, `com.compuserve.gif`,
/// `org.webmproject.webp`, `com.microsoft.bmp`, and `public.heic` where libheif is installed with an encoder.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    NSArray(array: DestinationFormat.available.map { NSString(string: $0.rawValue) })
}

/// Says something about the pictures that are added from now on; what a picture's own properties say wins.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.setProperties(properties)
}

/// Adds a picture. More than were announced are left out.
///
/// - Parameters:
///   - idst: The file.
///   - image: The picture. PNG and TIFF keep samples of 16 bits, every other format has 8. The ICC profile
///     that the colour space was made of is written too, and that of Display P3; other spaces are taken for sRGB.
///   - properties: The dictionaries ``kCGImagePropertyExifDictionary``, ``kCGImagePropertyTIFFDictionary``,
///     ``kCGImagePropertyGPSDictionary``, ``kCGImagePropertyIPTCDictionary``, ``kCGImagePropertyPNGDictionary`` and those of
///     animations; orientation and resolution; quality, background, greatest length, thumbnail. EXIF, TIFF and GPS go into
///     JPEG, PNG, TIFF, WebP and HEIC, captions of IPTC into JPEG and TIFF. A HEIC is turned as its orientation says; GIF
///     and BMP have no place for one.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds a picture of another file with everything that the file says of it: EXIF with the maker's notes, place, captions,
/// XMP, texts, orientation, resolution, times, colour profile.
///
/// The pixels are encoded anew; ``CGImageDestinationCopyImageSource(_:_:_:_:)`` leaves them as they are. A picture that cannot
/// be decoded makes ``CGImageDestinationFinalize(_:)`` fail.
///
/// - Parameters:
///   - idst: The file.
///   - isrc: Where the picture is.
///   - index: Which picture it is.
///   - properties: What is to be said otherwise, as in ``CGImageDestinationAddImage(_:_:_:)``. `kCFNull` in place of a value
///     removes it, in place of a dictionary all that it holds.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    idst.add(CGImageSourceCreateImageAtIndex(isrc, index, nil), properties, from: isrc.picture(at: index))
}

/// Writes the file. Nothing can be added afterwards.
///
/// Cost: encoding, about 10 ms a megapixel of JPEG, 80 ms of PNG.
///
/// - Returns: False when fewer pictures were added than announced, one could not be encoded, or the file could not be
///   written; then nothing is written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    idst.finalize()
}
