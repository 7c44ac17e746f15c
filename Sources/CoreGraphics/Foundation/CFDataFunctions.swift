public import Foundation

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex {
    theData.length
}

/// The bytes, valid as long as the object, or until it changes. The quick way to them: on Linux `object as Data` takes
/// about 200 ns a byte.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// An object with a copy of bytes.
///
/// - Parameters:
///   - allocator: Nil.
///   - bytes: The bytes.
///   - length: How many.
public func CFDataCreate(_ allocator: CFTypeRef?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex) -> CFData! {
    NSData(bytes: bytes, length: bytes == nil ? 0 : length)
}

/// An object without bytes, to be filled.
///
/// - Parameters:
///   - allocator: Nil.
///   - capacity: Without effect: it grows.
public func CFDataCreateMutable(_ allocator: CFTypeRef?, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData()
}
