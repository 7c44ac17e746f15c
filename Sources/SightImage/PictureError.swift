/// Why a picture could not be had.
public enum PictureError: Error, Sendable, Hashable {
    /// The bytes are no picture that is whole: cut short, damaged, empty, or contradicting themselves.
    case unreadable(cause: String)
    /// The bytes are of a kind that is not read.
    case unsupportedFormat(cause: String)
    /// The picture costs more bytes, pixels or seconds than a limit allows.
    case tooLarge(cause: String)
    /// The file is locked by a password.
    case encrypted(cause: String)
    /// The library that decodes pictures could not be loaded.
    case decoderMissing(cause: String)
}

extension PictureError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let cause): "the picture cannot be read: \(cause)"
        case .unsupportedFormat(let cause): "the picture's format is not supported: \(cause); convert it to PNG or JPEG"
        case .tooLarge(let cause): "the picture is too large: \(cause)"
        case .encrypted(let cause): "the picture is locked: \(cause); save it without one"
        case .decoderMissing(let cause): "the picture decoder is missing: \(cause)"
        }
    }
}
