public import CoreGraphics

/// The number of the kind of objects that sources are; see `CFGetTypeID`.
public func CGImageSourceGetTypeID() -> CFTypeID { CFTypeID(of: CGImageSource.self) }

/// The number of the kind of objects that destinations are.
public func CGImageDestinationGetTypeID() -> CFTypeID { CFTypeID(of: CGImageDestination.self) }

/// The number of the kind of objects that collections of tags are.
public func CGImageMetadataGetTypeID() -> CFTypeID { CFTypeID(of: CGImageMetadata.self) }

/// The number of the kind of objects that tags are.
public func CGImageMetadataTagGetTypeID() -> CFTypeID { CFTypeID(of: CGImageMetadataTag.self) }
