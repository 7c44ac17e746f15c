public import Foundation

// Core Foundation's types are Foundation's here, so that both `data as CFData` and `dictionary as? [CFString: Any]`
// hold: the bridges that Apple's compiler has for Core Foundation exist on Linux for Foundation's classes alone.
//
// `import CoreFoundation` must not stand beside these: that module has types of the same names that bridge to nothing.

/// A string as Core Foundation's functions take it.
public typealias CFString = NSString
/// Bytes as Core Foundation's functions take them.
public typealias CFData = NSData
/// Bytes that can grow.
public typealias CFMutableData = NSMutableData
/// A location as Core Foundation's functions take it.
public typealias CFURL = NSURL
/// A dictionary as Core Foundation's functions take it; its keys are mostly ``CFString``.
public typealias CFDictionary = NSDictionary
/// A dictionary that can change.
public typealias CFMutableDictionary = NSMutableDictionary
/// An array as Core Foundation's functions take it.
public typealias CFArray = NSArray
/// A number as Core Foundation's functions take it.
public typealias CFNumber = NSNumber
/// A truth value as Core Foundation's functions take it.
public typealias CFBoolean = NSNumber
/// Any object.
public typealias CFTypeRef = AnyObject
/// A count or a position.
public typealias CFIndex = Int

/// True, for dictionaries of options.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// False, for dictionaries of options.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
