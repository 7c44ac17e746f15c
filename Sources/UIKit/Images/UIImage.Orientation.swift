internal import CoreGraphics
internal import Foundation
package import ImageIO

extension UIImage {
    /// How stored pixels have to be turned to be displayed: EXIF's eight ways, with numbers of their own.
    public enum Orientation: Int, Sendable {
        /// As stored.
        case up = 0
        /// Turned by 180°.
        case down = 1
        /// Turned by 90° counter-clockwise.
        case left = 2
        /// Turned by 90° clockwise.
        case right = 3
        /// Mirrored left to right.
        case upMirrored = 4
        /// Mirrored top to bottom.
        case downMirrored = 5
        /// Mirrored left to right, then turned by 90° counter-clockwise.
        case leftMirrored = 6
        /// Mirrored left to right, then turned by 90° clockwise.
        case rightMirrored = 7
    }
}

extension UIImage.Orientation {
    /// Whether width and height change places on display.
    var swapsAxes: Bool {
        switch self {
        case .up, .down, .upMirrored, .downMirrored: false
        case .left, .right, .leftMirrored, .rightMirrored: true
        }
    }

    /// By the numbers that files have, which begin with 1.
    fileprivate static let inFileOrder: [Self] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]

    /// The same orientation by the number that files have.
    package init(_ orientation: CGImagePropertyOrientation) {
        self = Self.inFileOrder[Int(orientation.rawValue) - 1]
    }

    /// Takes the square from 0 to 1 as stored to the square as displayed, y upwards.
    var displayed: CGAffineTransform {
        switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        }
    }
}

extension CGImagePropertyOrientation {
    /// The same orientation by the number that files have.
    package init(_ orientation: UIImage.Orientation) {
        self.init(rawValue: UInt32(UIImage.Orientation.inFileOrder.firstIndex(of: orientation)! + 1))!
    }
}
