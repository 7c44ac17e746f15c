/// The outline of a place on a picture.
public typealias NormalizedRegion = ContoursObservation.Contour

/// Something with an outline on a picture.
public protocol BoundingRegionProviding {
    /// The outline, normalized, origin at the lower left.
    var boundingRegion: NormalizedRegion { get }
}
