/// Four characters in one number, the first one in the highest byte.
public typealias FourCharCode = UInt32

/// A kind of data, as four characters.
public typealias OSType = FourCharCode
