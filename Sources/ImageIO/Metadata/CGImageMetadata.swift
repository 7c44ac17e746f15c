public import CoreGraphics
public import Foundation
internal import Synchronization

// Unchecked for being open to one class of this module, which adds nothing: all is under the mutex.
/// Facts about a picture as tags of XMP: `exif:UserComment`, `tiff:Make`, `dc:creator`.
///
/// Here these are another view of a picture's properties: tags that stand for a property of EXIF, TIFF, GPS or IPTC are read
/// from files and written to them. Other tags are kept in memory alone; XMP of a file is kept in copies and not looked into.
public class CGImageMetadata: @unchecked Sendable {
    let tags: Mutex<[String: CGImageMetadataTag]>

    init(_ tags: [String: CGImageMetadataTag]) {
        self.tags = Mutex(tags)
    }

    /// Those of a picture's properties.
    convenience init(properties: NSDictionary) {
        var tags: [String: CGImageMetadataTag] = [:]
        for (key, values) in properties {
            guard let values = values as? NSDictionary else { continue }
            for (name, value) in values {
                let property = MetadataNames.Property(dictionary: "\(key)", name: "\(name)")
                guard let path = MetadataNames.path(of: property), let tag = Self.tag(path, value) else { continue }
                tags[path] = tag
            }
        }
        self.init(tags)
    }

    /// As properties of pictures have it; values that were set to null are null.
    var properties: NSDictionary {
        let result = NSMutableDictionary()
        for (path, tag) in tags.withLock({ $0 }) {
            guard let property = MetadataNames.property(of: path) else { continue }
            let key = NSString(string: property.dictionary)
            let values = result[key] as? NSMutableDictionary ?? NSMutableDictionary()
            values[NSString(string: property.name)] = tag.value
            result[key] = values
        }
        return result
    }

    static func tag(_ path: String, _ value: Any) -> CGImageMetadataTag? {
        let parts = path.split(separator: ":", maxSplits: 1).map { String($0) }
        guard parts.count == 2, let namespace = MetadataNames.namespaces[parts[0]], let value = value as? NSObject
        else {
            return nil
        }
        let type: CGImageMetadataType =
            value is NSArray ? .arrayOrdered : value is NSDictionary ? .structure : .string
        return CGImageMetadataTag(namespace: namespace, prefix: parts[0], name: parts[1], type: type, value: value)
    }
}

// Unchecked as the class above.
/// Facts about a picture that can change.
public final class CGMutableImageMetadata: CGImageMetadata, @unchecked Sendable {}

extension CGImageMetadata: Hashable {
    /// A collection equals itself alone.
    public static func == (a: CGImageMetadata, b: CGImageMetadata) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// What is known of a picture in a file; nil when there is no such picture.
public func CGImageSourceCopyMetadataAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImageMetadata? {
    CGImageSourceCopyPropertiesAtIndex(isrc, index, nil).map { CGImageMetadata(properties: $0) }
}

/// Adds a picture with what is known of it.
///
/// - Parameters:
///   - idst: The file.
///   - image: The picture.
///   - metadata: Tags that stand for properties are written; other ones are not.
///   - options: As in ``CGImageDestinationAddImage(_:_:_:)``; they win over the tags.
public func CGImageDestinationAddImageAndMetadata(
    _ idst: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?, _ options: CFDictionary?
) {
    let own = metadata?.properties ?? NSDictionary()
    let given = options ?? NSDictionary()
    let properties = NSMutableDictionary()
    for (key, value) in own.putting(given) {
        let key = NSString(string: "\(key)")
        // Dictionaries inside go over each other too.
        let (below, above) = (dictionary(own[key]), dictionary(given[key]))
        properties[key] = above.flatMap { above in below.map { $0.putting(above) } } ?? value
    }
    idst.add(image, properties)
}

/// A collection without tags, to be filled.
public func CGImageMetadataCreateMutable() -> CGMutableImageMetadata { CGMutableImageMetadata([:]) }

/// A copy that can change.
public func CGImageMetadataCreateMutableCopy(_ metadata: CGImageMetadata) -> CGMutableImageMetadata? {
    CGMutableImageMetadata(metadata.tags.withLock { $0 })
}

/// All tags, by their paths; nil when there are none.
public func CGImageMetadataCopyTags(_ metadata: CGImageMetadata) -> CFArray? {
    let tags = metadata.tags.withLock { $0 }.sorted { $0.key < $1.key }.map(\.value)
    return tags.isEmpty ? nil : NSArray(array: tags)
}

/// The tag at a path such as `exif:UserComment`; nil when there is none.
public func CGImageMetadataCopyTagWithPath(
    _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> CGImageMetadataTag? {
    parent == nil ? metadata.tags.withLock { $0[String(describing: path)] } : nil
}

/// The value at a path as text; nil when there is none, and for arrays and dictionaries.
public func CGImageMetadataCopyStringValueWithPath(
    _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> CFString? {
    switch CGImageMetadataCopyTagWithPath(metadata, parent, path)?.value {
    case let text as NSString: text
    case let number as NSNumber: NSString(string: number.stringValue)
    default: nil
    }
}

/// Puts a tag at a path.
///
/// - Returns: False for a path inside another tag; nothing is changed then.
@discardableResult
public func CGImageMetadataSetTagWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ tag: CGImageMetadataTag
) -> Bool {
    guard parent == nil else { return false }
    metadata.tags.withLock { $0[String(describing: path)] = tag }
    return true
}

/// Puts a value at a path; `kCFNull` removes it when files are merged.
///
/// - Returns: False for a path without a known prefix, or inside another tag; nothing is changed then.
@discardableResult
public func CGImageMetadataSetValueWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ value: CFTypeRef
) -> Bool {
    guard parent == nil, let tag = CGImageMetadata.tag(String(describing: path), value) else { return false }
    metadata.tags.withLock { $0[String(describing: path)] = tag }
    return true
}

/// Removes the tag at a path.
///
/// - Returns: Whether there was one.
@discardableResult
public func CGImageMetadataRemoveTagWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> Bool {
    parent == nil && metadata.tags.withLock { $0.removeValue(forKey: String(describing: path)) } != nil
}

/// Puts a value where a property of a dictionary stands, such as ``kCGImagePropertyExifUserComment`` of
/// ``kCGImagePropertyExifDictionary``.
///
/// - Returns: False for a property that is no tag; nothing is changed then.
@discardableResult
public func CGImageMetadataSetValueMatchingImageProperty(
    _ metadata: CGMutableImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString, _ value: CFTypeRef
) -> Bool {
    let property = MetadataNames.Property(
        dictionary: String(describing: dictionaryName), name: String(describing: propertyName))
    guard let path = MetadataNames.path(of: property) else { return false }
    return CGImageMetadataSetValueWithPath(metadata, nil, NSString(string: path), value)
}

/// The tag that stands for a property of a dictionary; nil when there is none.
public func CGImageMetadataCopyTagMatchingImageProperty(
    _ metadata: CGImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString
) -> CGImageMetadataTag? {
    let property = MetadataNames.Property(
        dictionary: String(describing: dictionaryName), name: String(describing: propertyName))
    return MetadataNames.path(of: property).flatMap { path in metadata.tags.withLock { $0[path] } }
}

/// Calls a closure for every tag, with its path, until it returns false.
///
/// - Parameters:
///   - metadata: The tags.
///   - rootPath: Only the tag at this path; nil for all.
///   - options: Without effect: tags have no inside here.
///   - block: Called with path and tag.
public func CGImageMetadataEnumerateTagsUsingBlock(
    _ metadata: CGImageMetadata, _ rootPath: CFString?, _ options: CFDictionary?,
    _ block: (CFString, CGImageMetadataTag) -> Bool
) {
    for (path, tag) in metadata.tags.withLock({ $0 }).sorted(by: { $0.key < $1.key })
    where rootPath.map({ String(describing: $0) == path }) ?? true {
        guard block(NSString(string: path), tag) else { return }
    }
}
