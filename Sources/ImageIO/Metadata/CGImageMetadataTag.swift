public import CoreGraphics
public import Foundation

/// What the value of a tag is.
public enum CGImageMetadataType: Int32, Sendable {
    /// None.
    case invalid = -1
    /// Whatever the value is.
    case `default` = 0
    /// A text, a number or a truth value.
    case string = 1
    /// An array without order.
    case arrayUnordered = 2
    /// An array in order.
    case arrayOrdered = 3
    /// An array of texts that mean the same.
    case alternateArray = 4
    /// An array of one text in several languages.
    case alternateText = 5
    /// A dictionary.
    case structure = 6
}

/// A fact about a picture: a name in a namespace, and a value.
public final class CGImageMetadataTag: Sendable {
    let namespace: String
    let prefix: String
    let name: String
    let type: CGImageMetadataType
    /// A copy that nobody changes.
    nonisolated(unsafe) let value: NSObject

    init(namespace: String, prefix: String, name: String, type: CGImageMetadataType, value: NSObject) {
        self.namespace = namespace
        self.prefix = prefix
        self.name = name
        self.type = type
        self.value = (value.copy() as? NSObject) ?? value
    }
}

extension CGImageMetadataTag: Hashable {
    /// A tag equals itself alone.
    public static func == (a: CGImageMetadataTag, b: CGImageMetadataTag) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Makes a tag.
///
/// - Parameters:
///   - xmlns: The namespace, such as ``kCGImageMetadataNamespaceExif``.
///   - prefix: Its prefix; nil for the usual one.
///   - name: The name, such as `UserComment`.
///   - type: What the value is.
///   - value: A `CFString`, a `CFNumber`, a `CFArray` or a `CFDictionary`.
/// - Returns: Nil for another value, and for a namespace without a prefix.
public func CGImageMetadataTagCreate(
    _ xmlns: CFString, _ prefix: CFString?, _ name: CFString, _ type: CGImageMetadataType, _ value: CFTypeRef
) -> CGImageMetadataTag? {
    let namespace = String(describing: xmlns)
    guard let prefix = prefix.map({ String(describing: $0) }) ?? MetadataNames.prefixes[namespace],
        let value = value as? NSObject,
        value is NSString || value is NSNumber || value is NSArray || value is NSDictionary
    else { return nil }
    return CGImageMetadataTag(
        namespace: namespace, prefix: prefix, name: String(describing: name), type: type, value: value)
}

/// The namespace of a tag.
public func CGImageMetadataTagCopyNamespace(_ tag: CGImageMetadataTag) -> CFString? { NSString(string: tag.namespace) }

/// The prefix of a tag's namespace.
public func CGImageMetadataTagCopyPrefix(_ tag: CGImageMetadataTag) -> CFString? { NSString(string: tag.prefix) }

/// The name of a tag.
public func CGImageMetadataTagCopyName(_ tag: CGImageMetadataTag) -> CFString? { NSString(string: tag.name) }

/// The value of a tag.
public func CGImageMetadataTagCopyValue(_ tag: CGImageMetadataTag) -> CFTypeRef? { tag.value }

/// What the value of a tag is.
public func CGImageMetadataTagGetType(_ tag: CGImageMetadataTag) -> CGImageMetadataType { tag.type }

/// The namespace of EXIF.
public var kCGImageMetadataNamespaceExif: CFString { "http://ns.adobe.com/exif/1.0/" }
/// The namespace of EXIF's newer tags.
public var kCGImageMetadataNamespaceExifEX: CFString { "http://cipa.jp/exif/1.0/" }
/// The namespace of TIFF.
public var kCGImageMetadataNamespaceTIFF: CFString { "http://ns.adobe.com/tiff/1.0/" }
/// The namespace of Dublin Core: titles, authors, rights.
public var kCGImageMetadataNamespaceDublinCore: CFString { "http://purl.org/dc/elements/1.1/" }
/// The namespace of XMP itself: times and programs.
public var kCGImageMetadataNamespaceXMPBasic: CFString { "http://ns.adobe.com/xap/1.0/" }
/// The namespace of Photoshop: places and headlines.
public var kCGImageMetadataNamespacePhotoshop: CFString { "http://ns.adobe.com/photoshop/1.0/" }
/// The prefix of EXIF.
public var kCGImageMetadataPrefixExif: CFString { "exif" }
/// The prefix of EXIF's newer tags.
public var kCGImageMetadataPrefixExifEX: CFString { "exifEX" }
/// The prefix of TIFF.
public var kCGImageMetadataPrefixTIFF: CFString { "tiff" }
/// The prefix of Dublin Core.
public var kCGImageMetadataPrefixDublinCore: CFString { "dc" }
/// The prefix of XMP itself.
public var kCGImageMetadataPrefixXMPBasic: CFString { "xmp" }
/// The prefix of Photoshop.
public var kCGImageMetadataPrefixPhotoshop: CFString { "photoshop" }
