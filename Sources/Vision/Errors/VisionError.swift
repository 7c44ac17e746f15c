public import CoreVideo
internal import Foundation

/// Why a request could not be performed. Each case carries a sentence that says what was wrong.
public enum VisionError: Error {
    /// Something that is needed is not there.
    case dataUnavailable(String)
    /// A fault that the caller can do nothing about, such as an incomplete installation; the sentence says which.
    case internalError(String)
    /// A property of the request has a value that is not possible: a region outside the picture, a language that is not
    /// read.
    case invalidArgument(String)
    /// Data of a format that is not read.
    case invalidFormat(String)
    /// The picture is none, is damaged, is of a format that is not read, or is larger than a limit.
    case invalidImage(String)
    /// A model is missing or damaged.
    case invalidModel(String)
    /// The request cannot be performed in this way.
    case invalidOperation(String)
    /// A file could not be read.
    case ioError(String)
    /// Recognition failed.
    case operationFailed(String)
    /// A value lies outside its range.
    case outOfBoundsError(String)
    /// There is too little memory.
    case outOfMemory(String)
    /// No pixel buffer could be made; with Core Video's code.
    case pixelBufferCreationFailed(CVReturn)
    /// The task was cancelled. Nothing of it goes on.
    case requestCancelled(String)
    /// The work took longer than allowed.
    case timeout(String)
    /// A frame has no time.
    case timeStampNotFound(String)
    /// The compute device cannot do what is asked.
    case unsupportedComputeDevice(String)
    /// The request has no such stage.
    case unsupportedComputeStage(String)
    /// The request cannot be performed here.
    case unsupportedRequest(String)
    /// The request has no such revision.
    case unsupportedRevision(String)
}

extension VisionError: LocalizedError {
    /// One sentence: what went wrong, and with what.
    public var errorDescription: String? {
        switch self {
        case .dataUnavailable(let text): "The data is not available: \(text)"
        case .internalError(let text): "Internal error: \(text)"
        case .invalidArgument(let text): "Invalid argument: \(text)"
        case .invalidFormat(let text): "Invalid format: \(text)"
        case .invalidImage(let text): "Invalid image: \(text)"
        case .invalidModel(let text): "Invalid model: \(text)"
        case .invalidOperation(let text): "Invalid operation: \(text)"
        case .ioError(let text): "The file could not be read: \(text)"
        case .operationFailed(let text): "The operation failed: \(text)"
        case .outOfBoundsError(let text): "Out of bounds: \(text)"
        case .outOfMemory(let text): "Out of memory: \(text)"
        case .pixelBufferCreationFailed(let code): "A pixel buffer could not be created: error \(code)"
        case .requestCancelled(let text): "The request was cancelled: \(text)"
        case .timeout(let text): "The time ran out: \(text)"
        case .timeStampNotFound(let text): "There is no time stamp: \(text)"
        case .unsupportedComputeDevice(let text): "Unsupported compute device: \(text)"
        case .unsupportedComputeStage(let text): "Unsupported compute stage: \(text)"
        case .unsupportedRequest(let text): "Unsupported request: \(text)"
        case .unsupportedRevision(let text): "Unsupported revision: \(text)"
        }
    }
}
