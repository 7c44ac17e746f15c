/// How far the reading of a picture file has come.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The bytes end too early.
    case statusUnexpectedEOF = -5
    /// The bytes contradict themselves.
    case statusInvalidData = -4
    /// The bytes are of no type that is read.
    case statusUnknownType = -3
    /// Too few bytes to know anything.
    case statusReadingHeader = -2
    /// Part of the bytes is there.
    case statusIncomplete = -1
    /// Everything is there.
    case statusComplete = 0
}
