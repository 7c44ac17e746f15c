/// Where lines of text begin.
public enum NSTextAlignment: Int, Sendable {
    /// On the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// On the right.
    case right = 2
    /// On both sides.
    case justified = 3
    /// Where the language's lines begin.
    case natural = 4
}

/// What happens to lines that do not fit.
public enum NSLineBreakMode: Int, Sendable {
    /// They go on in the next one, from a word on.
    case byWordWrapping = 0
    /// They go on in the next one, from a character on.
    case byCharWrapping = 1
    /// They end where the room ends.
    case byClipping = 2
    /// Their beginning is left out.
    case byTruncatingHead = 3
    /// Their end is left out.
    case byTruncatingTail = 4
    /// Their middle is left out.
    case byTruncatingMiddle = 5
}
