public import CoreGraphics

/// Two 32-bit numbers.
public typealias simd_float2 = SIMD2<Float>

/// Where ``Contour`` belongs to. The request that finds the contours of shapes is not offered.
public enum ContoursObservation {
    /// A closed outline on a picture.
    ///
    /// Points are normalized like those of the observation that it comes from, origin at the lower left, in the order of
    /// the outline; the last one is connected with the first.
    public struct Contour: Hashable, Sendable {
        /// The corners of the outline.
        public let points: [NormalizedPoint]
        /// Width divided by height, in pixels, of the picture, or of the region that the points are normalized to.
        public let aspectRatio: Float
        /// Which contour it is among those of its observation: the first one.
        public let indexPath: IndexPath
        /// Around all points.
        let quad: NormalizedQuad

        init(points: [NormalizedPoint], aspectRatio: Float, quad: NormalizedQuad) {
            self.points = points
            self.aspectRatio = aspectRatio
            self.quad = quad
            indexPath = IndexPath(index: 0)
        }
    }
}

extension ContoursObservation.Contour {
    /// The outline of a quadrilateral.
    package init(_ quad: NormalizedQuad, aspectRatio: Float) {
        self.init(points: quad.corners, aspectRatio: aspectRatio, quad: quad)
    }

    /// How many points there are.
    public var pointCount: Int { points.count }

    /// The points as pairs of 32-bit numbers.
    public var normalizedPoints: [simd_float2] { points.map { simd_float2(Float($0.x), Float($0.y)) } }

    /// The outline as a path that is closed, in normalized coordinates: scale it by the picture's size to draw it.
    public var normalizedPath: CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map(\.cgPoint))
        path.closeSubpath()
        return path
    }

    /// The contours inside this one: none.
    public var childContours: [ContoursObservation.Contour] { [] }

    /// The smallest upright rectangle around the points.
    public var boundingBox: NormalizedRect {
        let xs = points.map(\.x), ys = points.map(\.y)
        guard let left = xs.min(), let right = xs.max(), let bottom = ys.min(), let top = ys.max() else {
            return NormalizedRect(x: 0, y: 0, width: 0, height: 0)
        }
        return NormalizedRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }

    /// The rectangle around the points, turned as what they belong to: the corners of a line of text.
    public var boundingQuad: RectangleObservation {
        RectangleObservation(corners: quad, confidence: 1, descriptor: nil)
    }

    /// The area in normalized coordinates: 1 for the whole picture.
    ///
    /// - Parameter useOrientedArea: Whether it is negative for an outline that runs clockwise on the picture.
    public func calculateArea(useOrientedArea: Bool = false) -> Double {
        let twice = sides.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        return Double(useOrientedArea ? twice / 2 : abs(twice / 2))
    }

    /// The length of the outline in normalized coordinates: 4 for the whole picture.
    public func calculatePerimeter() -> Double {
        sides.reduce(0) { $0 + Double(SmallestEnclosingCircle.distance($1.0.cgPoint, $1.1.cgPoint)) }
    }

    /// The smallest circle around the points that is round on the picture. Its radius is a fraction of the picture's
    /// width, its centre is normalized.
    public func boundingCircle() -> NormalizedCircle {
        let ratio = CGFloat(aspectRatio)
        let circle = SmallestEnclosingCircle.of(points.map { CGPoint(x: $0.x, y: $0.y / ratio) })
        return NormalizedCircle(
            center: NormalizedPoint(x: circle.center.x, y: circle.center.y * ratio), radius: circle.radius)
    }

    /// The outline with fewer points.
    ///
    /// - Parameter epsilon: How far, in normalized coordinates, a point that is left out may lie from the outline that is
    ///   left.
    /// - Throws: ``VisionError``: `.invalidArgument` for a negative distance or one that is no number.
    public func polygonApproximation(epsilon: Float) throws -> ContoursObservation.Contour {
        guard epsilon >= 0 else {
            throw VisionError.invalidArgument("an outline cannot be approximated to a distance of \(epsilon)")
        }
        let kept = PolygonSimplification.closed(points.map(\.cgPoint), tolerance: CGFloat(epsilon))
        return ContoursObservation.Contour(points: kept.map { points[$0] }, aspectRatio: aspectRatio, quad: quad)
    }

    /// Each point with the next one.
    private var sides: [(NormalizedPoint, NormalizedPoint)] {
        Array(zip(points, points.dropFirst() + points.prefix(1)))
    }
}

extension ContoursObservation.Contour: CustomStringConvertible {
    /// The points, for a log.
    public var description: String { "Contour(\(points.map(\.description).joined(separator: " ")))" }
}
