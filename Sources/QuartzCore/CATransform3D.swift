public import CoreGraphics
public import Foundation

/// A map of space: rows of a matrix that points are multiplied with from the left.
public struct CATransform3D: Equatable, Sendable {
    /// First row: what x adds to x, y, z and w.
    public var m11, m12, m13, m14: CGFloat
    /// Second row: what y adds to x, y, z and w.
    public var m21, m22, m23, m24: CGFloat
    /// Third row: what z adds to x, y, z and w.
    public var m31, m32, m33, m34: CGFloat
    /// Fourth row: how far everything moves.
    public var m41, m42, m43, m44: CGFloat

    /// A map by its sixteen numbers.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// A map of everything to the origin.
    public init() {
        self.init(rows: [[CGFloat]](repeating: [0, 0, 0, 0], count: 4))
    }

    fileprivate init(rows r: [[CGFloat]]) {
        self.init(
            m11: r[0][0], m12: r[0][1], m13: r[0][2], m14: r[0][3], m21: r[1][0], m22: r[1][1], m23: r[1][2],
            m24: r[1][3], m31: r[2][0], m32: r[2][1], m33: r[2][2], m34: r[2][3], m41: r[3][0], m42: r[3][1],
            m43: r[3][2], m44: r[3][3])
    }

    fileprivate var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

/// Whether a map changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A movement.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// A change of size about the origin; a negative factor mirrors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// A turn by an angle in radians about an axis through the origin; nothing for an axis without length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let c = cos(angle), s = sin(angle), k = 1 - c
    return CATransform3D(rows: [
        [c + x * x * k, x * y * k + z * s, x * z * k - y * s, 0],
        [x * y * k - z * s, c + y * y * k, y * z * k + x * s, 0],
        [x * z * k + y * s, y * z * k - x * s, c + z * z * k, 0],
        [0, 0, 0, 1],
    ])
}

/// First a movement, then the map.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// First a change of size, then the map.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// First a turn by an angle in radians, then the map.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// First one map, then the other.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    return CATransform3D(
        rows: (0..<4).map { row in
            (0..<4).map { column in (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
        })
}

/// The map that undoes another one; that one itself where nothing undoes it.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var left = t.rows, right = CATransform3DIdentity.rows
    // Gauss and Jordan, with the largest number of each column.
    for column in 0..<4 {
        let row = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
        guard left[row][column] != 0, left[row][column].isFinite else { return t }
        left.swapAt(row, column)
        right.swapAt(row, column)
        let pivot = left[column][column]
        left[column] = left[column].map { $0 / pivot }
        right[column] = right[column].map { $0 / pivot }
        for other in 0..<4 where other != column {
            let factor = left[other][column]
            for index in 0..<4 {
                left[other][index] -= factor * left[column][index]
                right[other][index] -= factor * right[column][index]
            }
        }
    }
    return CATransform3D(rows: right)
}

/// A map of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// Whether a map is one of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// What a map does to x and y.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
