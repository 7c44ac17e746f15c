// What functions about sample buffers answer beside `noErr`.

/// There is not enough memory.
public let kCMSampleBufferError_AllocationFailed: OSStatus = -12730
/// An argument that is needed is not there.
public let kCMSampleBufferError_RequiredParameterMissing: OSStatus = -12731
/// The sample is not ready yet, and nothing can make it so.
public let kCMSampleBufferError_BufferNotReady: OSStatus = -12733
/// There is no sample of this number.
public let kCMSampleBufferError_SampleIndexOutOfRange: OSStatus = -12734
/// The description does not fit the picture.
public let kCMSampleBufferError_InvalidMediaFormat: OSStatus = -12743
/// The sample buffer was invalidated.
public let kCMSampleBufferError_Invalidated: OSStatus = -12744
