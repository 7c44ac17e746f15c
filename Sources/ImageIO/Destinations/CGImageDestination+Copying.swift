public import CoreGraphics
public import Foundation
internal import SightImage

/// Copies a file with other metadata. Pixels stay as they are, to the byte: nothing is decoded or encoded.
///
/// Only between files of one type: JPEG, PNG, TIFF (of which the first page's metadata changes) and WebP. Nothing else may have
/// been added; the result is written at once, without ``CGImageDestinationFinalize(_:)``.
///
/// - Parameters:
///   - idst: The file to be written.
///   - isrc: The file that is copied.
///   - options: ``kCGImageDestinationMetadata`` with ``kCGImageDestinationMergeMetadata``, or
///     ``kCGImageDestinationOrientation`` and ``kCGImageDestinationDateTime``;
///     ``kCGImageMetadataShouldExcludeXMP`` and ``kCGImageMetadataShouldExcludeGPS``. Without options the copy is the same file.
///   - err: What went wrong; released by the caller.
/// - Returns: Whether the file was written.
@discardableResult
public func CGImageDestinationCopyImageSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ options: CFDictionary?,
    _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    func failed(_ code: Int, _ reason: String) -> Bool {
        let error = NSError(domain: "ImageIO", code: code, userInfo: [NSLocalizedDescriptionKey: reason])
        err?.pointee = Unmanaged.passRetained(error)
        return false
    }
    guard let picture = isrc.picture(at: 0) else { return failed(1, "the source is no picture") }
    guard CGImageSourceGetType(isrc) as String? == idst.type else {
        return failed(2, "a \(picture.header.format.typeIdentifier) is not copied into a \(idst.type)")
    }
    guard ([.jpeg, .png, .tiff, .webp] as [PictureFormat]).contains(picture.header.format) else {
        return failed(3, "metadata of a \(idst.type) is not changed without encoding it anew")
    }
    var file = isrc.data
    if let options, options.count > 0 {
        guard let metadata = try? picture.metadata(),
            let changed = PictureFile.replacing(metadata.reading(copying: options), in: file)
        else { return failed(4, "the file is damaged, or the metadata does not fit into it") }
        file = changed
    }
    return idst.finish(with: file) || failed(5, "pictures were added already, or the file cannot be written")
}

extension PictureMetadata {
    /// This with what the options of a copy say.
    fileprivate func reading(copying options: NSDictionary) -> PictureMetadata {
        var result = self
        func isSet(_ key: CFString) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }
        if let given = options[kCGImageDestinationMetadata] as? CGImageMetadata {
            if !isSet(kCGImageDestinationMergeMetadata) {
                result = PictureMetadata()
                result.profile = profile
            }
            result.apply(given.properties)
        }
        if let orientation = (options[kCGImageDestinationOrientation] as? NSNumber)?.doubleValue,
            (1...8).contains(orientation)
        {
            result.tags.picture[274] = TagValue(.short, [orientation])
        }
        if let time = Self.time(options[kCGImageDestinationDateTime]) {
            // Only where the file says a time.
            if result.tags.picture[306] != nil { result.tags.picture[306] = TagValue(text: time) }
            for tag: UInt16 in [36867, 36868] where result.tags.exif[tag] != nil {
                result.tags.exif[tag] = TagValue(text: time)
            }
        }
        if isSet(kCGImageMetadataShouldExcludeXMP) { result.xmp = nil }
        if isSet(kCGImageMetadataShouldExcludeGPS) { result.tags.position = [:] }
        return result
    }

    /// A time in EXIF's form.
    private static func time(_ value: Any?) -> String? {
        if let date = value as? Date {
            let parts = Calendar(identifier: .gregorian).dateComponents(
                [.year, .month, .day, .hour, .minute, .second], from: date)
            func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
            return "\(parts.year ?? 0):\(two(parts.month)):\(two(parts.day)) "
                + "\(two(parts.hour)):\(two(parts.minute)):\(two(parts.second))"
        }
        guard let text = value as? String, text.count >= 19 else { return nil }
        // ISO 8601 differs by two signs.
        let (day, time) = (text.prefix(10), text.dropFirst(11).prefix(8))
        return day.replacingOccurrences(of: "-", with: ":") + " " + time
    }
}
