public import Foundation

/// An error as Core Foundation's functions give it.
public typealias CFError = NSError
/// Nothing, in place of a value in a dictionary.
public typealias CFNull = NSNull

/// Removes what it stands in place of, in dictionaries of properties.
public var kCFNull: CFNull! { NSNull() }

/// The number of an error.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }

/// Whose number it is.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { NSString(string: err.domain) }

/// What went wrong, for people.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { NSString(string: err.localizedDescription) }
