/// Something with four corners on a picture. Corners are normalized, origin at the lower left, and named from the
/// reader's side: the top left corner of text is where it begins, whatever way it is turned.
public protocol QuadrilateralProviding: BoundingBoxProviding {
    /// The top left corner.
    var topLeft: NormalizedPoint { get }
    /// The top right corner.
    var topRight: NormalizedPoint { get }
    /// The bottom right corner.
    var bottomRight: NormalizedPoint { get }
    /// The bottom left corner.
    var bottomLeft: NormalizedPoint { get }
}

extension QuadrilateralProviding {
    /// The smallest upright rectangle around the corners, normalized, origin at the lower left.
    public var boundingBox: NormalizedRect {
        let xs = [topLeft.x, topRight.x, bottomRight.x, bottomLeft.x]
        let ys = [topLeft.y, topRight.y, bottomRight.y, bottomLeft.y]
        let left = xs.min()!, bottom = ys.min()!
        return NormalizedRect(x: left, y: bottom, width: xs.max()! - left, height: ys.max()! - bottom)
    }
}
