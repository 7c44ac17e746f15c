/// What a function of Core Video answers: ``kCVReturnSuccess``, or why it did nothing.
public typealias CVReturn = Int32

/// It worked.
public let kCVReturnSuccess: CVReturn = 0
/// The first code of an error.
public let kCVReturnFirst: CVReturn = -6660
/// An error that has no code of its own.
public let kCVReturnError: CVReturn = -6660
/// An argument is out of range, or contradicts another one.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There is not enough memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// This is not done here.
public let kCVReturnUnsupported: CVReturn = -6663
/// The pixel format is not one of those that are known.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// A buffer cannot have this size.
public let kCVReturnInvalidSize: CVReturn = -6681
/// A buffer cannot be made with these attributes.
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
/// As many buffers of the pool as were allowed are in use.
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689
/// The pool could not be made.
public let kCVReturnPoolAllocationFailed: CVReturn = -6690
/// A pool cannot be made with these attributes.
public let kCVReturnInvalidPoolAttributes: CVReturn = -6691
/// The last code of an error.
public let kCVReturnLast: CVReturn = -6699
