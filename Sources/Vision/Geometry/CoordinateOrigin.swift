/// Where the origin of pixel coordinates lies.
public enum CoordinateOrigin: Hashable, Sendable {
    /// At the top left, y downwards: what user interfaces and picture files use.
    case upperLeft
    /// At the bottom left, y upwards: what Vision uses.
    case lowerLeft
}
