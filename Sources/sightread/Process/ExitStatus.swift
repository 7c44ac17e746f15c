/// How the process ends.
enum ExitStatus: Int32 {
    /// All was done.
    case success = 0
    /// Something failed; the rest was done.
    case failure = 1
    /// The invocation made no sense: `EX_USAGE` of sysexits.h.
    case usage = 64
}
