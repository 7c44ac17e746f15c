public import CoreGraphics
public import Foundation
internal import SightImage
internal import Synchronization

// Unchecked for the object of the caller's that takes the bytes: it is used under the mutex alone.
/// A picture file to be written: pictures are added, then ``CGImageDestinationFinalize(_:)`` writes all at once.
///
/// Written are JPEG, PNG, and TIFF of one or several pages.
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
        var common = DestinationProperties()
        var isFinal = false
        /// Whether something was added that was no picture.
        var hasFailed = false
    }

    init?(_ target: Target, type: CFString, count: Int) {
        guard let format = DestinationFormat(rawValue: String(describing: type)), count > 0,
            count == 1 || format.hasPages
        else { return nil }
        self.format = format
        self.target = target
        expected = count
    }

    func setProperties(_ properties: CFDictionary?) {
        let read = DestinationProperties().reading(properties)
        contents.withLock { $0.common = read }
    }

    /// Pictures beyond the number that was announced are left out. Of the dictionaries later ones win.
    func add(_ image: CGImage?, _ dictionaries: [CFDictionary?]) {
        let common = contents.withLock { $0.common }
        let properties = dictionaries.reduce(common) { $0.reading($1) }
        contents.withLock { contents in
            guard let image else {
                contents.hasFailed = true
                return
            }
            guard !contents.isFinal, contents.pictures.count < expected else { return }
            contents.pictures.append((image, properties))
        }
    }

    func finalize() -> Bool {
        contents.withLock { contents in
            guard !contents.isFinal, !contents.hasFailed, contents.pictures.count == expected else { return false }
            contents.isFinal = true
            let pictures = contents.pictures
            contents.pictures = []
            guard let file = try? TIFFJoining.joined(pictures.map(encoded)) else { return false }
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

    private func encoded(_ image: CGImage, _ properties: DestinationProperties) throws(PictureError) -> Data {
        var pixels = image.pixelBuffer
        if !format.hasAlpha {
            func byte(_ value: CGFloat) -> UInt8 { UInt8((value * 255).rounded()) }
            let (red, green, blue) = properties.background.rgb
            pixels = pixels.flattened(on: (byte(red), byte(green), byte(blue)))
        }
        let longer = max(pixels.width, pixels.height)
        if let most = properties.greatestLength, most < longer {
            func scaled(_ length: Int) -> Int {
                max(Int((Double(length) * Double(most) / Double(longer)).rounded()), 1)
            }
            pixels = pixels.resized(width: scaled(pixels.width), height: scaled(pixels.height))
        }
        return try PictureEncoder.encoded(
            pixels, as: format.suffix(properties), orientation: properties.orientation,
            dotsPerInch: properties.dotsPerInch)
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
///   - type: `public.jpeg`, `public.png` or `public.tiff`.
///   - count: How many pictures will be added; 1 unless it is a TIFF.
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
///   - type: `public.jpeg`, `public.png` or `public.tiff`.
///   - count: How many pictures will be added; 1 unless it is a TIFF.
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

/// The type identifiers of what can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    NSArray(array: DestinationFormat.allCases.map { NSString(string: $0.rawValue) })
}

/// Says something about the pictures that are added from now on; what a picture's own properties say wins.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.setProperties(properties)
}

/// Adds a picture. More than were announced are left out.
///
/// - Parameters:
///   - idst: The file.
///   - image: The picture. Its pixels are written as they are, of 8 bits a sample.
///   - properties: ``kCGImagePropertyOrientation``, ``kCGImagePropertyDPIWidth`` and ``kCGImagePropertyDPIHeight`` are
///     written; quality, background and greatest length are heeded.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, [properties])
}

/// Adds a picture of another file, with its orientation and resolution unless the properties say other ones.
///
/// A picture that cannot be decoded makes ``CGImageDestinationFinalize(_:)`` fail.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    idst.add(
        CGImageSourceCreateImageAtIndex(isrc, index, nil),
        [CGImageSourceCopyPropertiesAtIndex(isrc, index, nil), properties])
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
