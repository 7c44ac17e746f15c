/// Which points are inside a path whose parts overlap.
public enum CGPathFillRule: Int, Sendable {
    /// Those that the path goes round, counting its turns with their direction.
    case winding
    /// Those that a ray outwards crosses the path from an odd number of times.
    case evenOdd
}

/// What to draw of a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The inside, by the winding rule.
    case fill = 0
    /// The inside, by the even-odd rule.
    case eoFill = 1
    /// The line.
    case stroke = 2
    /// The inside, by the winding rule, and then the line.
    case fillStroke = 3
    /// The inside, by the even-odd rule, and then the line.
    case eoFillStroke = 4
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    /// At its end.
    case butt = 0
    /// With half a circle round its end.
    case round = 1
    /// With half a square round its end.
    case square = 2
}

/// How two pieces of a line meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a point, up to the miter limit.
    case miter = 0
    /// In an arc.
    case round = 1
    /// In a cut-off corner.
    case bevel = 2
}
