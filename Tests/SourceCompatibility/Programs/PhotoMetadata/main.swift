import Foundation
import ImageIO

// Stamps scans before they are shared: who scanned them and where, a caption, the right way up; and takes the place out again.

enum StampError: Error {
    case unreadable, notWritten
}

func stamped(_ url: URL, author: String, note: String) throws -> Data {
    guard let source = CGImageSourceCreateWithURL(url as CFURL, nil), let type = CGImageSourceGetType(source) else {
        throw StampError.unreadable
    }
    let output = NSMutableData()
    guard let destination = CGImageDestinationCreateWithData(output as CFMutableData, type, 1, nil) else {
        throw StampError.notWritten
    }
    var properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any] ?? [:]
    var tiff = properties[kCGImagePropertyTIFFDictionary as String] as? [String: Any] ?? [:]
    tiff[kCGImagePropertyTIFFArtist as String] = author
    properties[kCGImagePropertyTIFFDictionary as String] = tiff
    var exif = properties[kCGImagePropertyExifDictionary as String] as? [String: Any] ?? [:]
    exif[kCGImagePropertyExifUserComment as String] = note
    exif[kCGImagePropertyExifDateTimeOriginal as String] = "2026:11:30 13:10:58"
    properties[kCGImagePropertyExifDictionary as String] = exif
    properties[kCGImagePropertyGPSDictionary as String] = [
        kCGImagePropertyGPSLatitude as String: 50.9413, kCGImagePropertyGPSLatitudeRef as String: "N",
        kCGImagePropertyGPSLongitude as String: 6.9583, kCGImagePropertyGPSLongitudeRef as String: "E",
    ]
    properties[kCGImageDestinationLossyCompressionQuality as String] = 0.8
    CGImageDestinationAddImageFromSource(destination, source, 0, properties as CFDictionary)
    guard CGImageDestinationFinalize(destination) else { throw StampError.notWritten }
    return output as Data
}

func withoutPlace(_ data: Data, orientation: CGImagePropertyOrientation) -> Data? {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil), let type = CGImageSourceGetType(source) else {
        return nil
    }
    let output = NSMutableData()
    guard let destination = CGImageDestinationCreateWithData(output, type, 1, nil) else { return nil }
    let options: [CFString: Any] = [
        kCGImageMetadataShouldExcludeGPS: true, kCGImageDestinationOrientation: orientation.rawValue,
        kCGImageDestinationMergeMetadata: kCFBooleanTrue!,
    ]
    var error: Unmanaged<CFError>?
    guard CGImageDestinationCopyImageSource(destination, source, options as CFDictionary, &error) else {
        print(error?.takeRetainedValue() as Any)
        return nil
    }
    return output as Data
}

func describe(_ data: Data) {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil),
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { return print("unreadable") }
    let exif = properties[kCGImagePropertyExifDictionary] as? [CFString: Any]
    let tiff = properties[kCGImagePropertyTIFFDictionary] as? [CFString: Any]
    let gps = properties[kCGImagePropertyGPSDictionary] as? [CFString: Any]
    print("  \(tiff?[kCGImagePropertyTIFFArtist] as? String ?? "nobody")", terminator: ", ")
    print(exif?[kCGImagePropertyExifUserComment] as? String ?? "no note", terminator: ", ")
    print((gps?[kCGImagePropertyGPSLatitude] as? Double).map { "\($0) north" } ?? "nowhere", terminator: ", ")
    print("orientation \(properties[kCGImagePropertyOrientation] as? Int ?? 0)")
    print("  \(image.bitsPerPixel) bits a pixel, \(image.colorSpace?.name as String? ?? "unnamed colours")")
    if let metadata = CGImageSourceCopyMetadataAtIndex(source, 0, nil),
        let date = CGImageMetadataCopyStringValueWithPath(metadata, nil, "exif:DateTimeOriginal" as CFString)
    {
        print("  taken \(date)")
    }
}

let folder = URL(filePath: CommandLine.arguments[1])
for name in ["orientation-6.jpg", "sign.png"] {
    print(name)
    let data = try stamped(folder.appending(path: name), author: "A. Clerk", note: "Scanned at the desk")
    describe(data)
    if let shared = withoutPlace(data, orientation: .up) { describe(shared) }
}
