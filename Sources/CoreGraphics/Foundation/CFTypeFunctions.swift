public import Foundation

/// A number of a kind of objects. It means something within one run of a program alone.
public typealias CFTypeID = UInt
/// A number that stands for an object's content.
public typealias CFHashCode = UInt

extension CFTypeID {
    /// The number of a class.
    package init(of type: AnyClass) {
        self = UInt(bitPattern: ObjectIdentifier(type).hashValue)
    }
}

/// The number of the kind of an object: equal to what `CFStringGetTypeID()` and the like return, or `CGImage.typeID`.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf as AnyObject? {
    case is NSString: CFStringGetTypeID()
    case let number as NSNumber:
        number === kCFBooleanTrue || number === kCFBooleanFalse ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSURL: CFURLGetTypeID()
    case is NSNull: CFNullGetTypeID()
    case is NSError: CFErrorGetTypeID()
    case let object?: CFTypeID(of: type(of: object))
    case nil: 0
    }
}

/// The number of the kind of texts.
public func CFStringGetTypeID() -> CFTypeID { CFTypeID(of: NSString.self) }
/// The number of the kind of numbers.
public func CFNumberGetTypeID() -> CFTypeID { CFTypeID(of: NSNumber.self) }
/// The number of the kind of truth values: of `kCFBooleanTrue` and `kCFBooleanFalse` themselves.
public func CFBooleanGetTypeID() -> CFTypeID { CFTypeID(of: TruthValue.self) }
/// The number of the kind of bytes.
public func CFDataGetTypeID() -> CFTypeID { CFTypeID(of: NSData.self) }
/// The number of the kind of arrays.
public func CFArrayGetTypeID() -> CFTypeID { CFTypeID(of: NSArray.self) }
/// The number of the kind of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { CFTypeID(of: NSDictionary.self) }
/// The number of the kind of locations.
public func CFURLGetTypeID() -> CFTypeID { CFTypeID(of: NSURL.self) }
/// The number of the kind of nothing.
public func CFNullGetTypeID() -> CFTypeID { CFTypeID(of: NSNull.self) }
/// The number of the kind of errors.
public func CFErrorGetTypeID() -> CFTypeID { CFTypeID(of: NSError.self) }

/// Stands for truth values among classes: they are numbers here.
private final class TruthValue {}

/// Whether two objects are equal.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    if let a = cf1 as? NSObject, let b = cf2 as? NSObject { return a.isEqual(b) }
    return cf1 === cf2
}

/// A number that equal objects share.
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
    UInt(bitPattern: (cf as? NSObject)?.hash ?? ObjectIdentifier(cf).hashValue)
}

/// A description of an object, for people.
public func CFCopyDescription(_ cf: CFTypeRef!) -> CFString! { NSString(string: "\(cf as AnyObject)") }
