/// Something with a place on a picture.
public protocol BoundingBoxProviding {
    /// The smallest upright rectangle around it, normalized, origin at the lower left.
    var boundingBox: NormalizedRect { get }
}
