internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
    /// How a picture fills a view.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits into the bounds.
        case scaleAspectFit = 1
        /// As small as fills the bounds.
        case scaleAspectFill = 2
        /// Like ``scaleToFill``.
        case redraw = 3
        /// In its own size, in the middle.
        case center = 4
        /// In its own size, in the upper left corner.
        case topLeft = 9

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .topLeft: .topLeft
            }
        }
    }

    /// What of a view changes when the one that it lies in changes its size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// What lies before it.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// Its width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// What lies behind it.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// What lies above it.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// Its height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// What lies below it.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

        /// How much of a change each length takes: those that may change, by their shares of the whole; equal ones where
        /// they are all nothing.
        func shares(_ parts: [AutoresizingMask], _ lengths: [CGFloat], _ change: CGFloat) -> [CGFloat] {
            let flexible = parts.map(contains)
            let whole = zip(flexible, lengths).reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
            let count = flexible.filter { $0 }.count
            return zip(flexible, lengths).map { isFlexible, length in
                guard isFlexible else { return 0 }
                return whole > 0 ? change * length / whole : change / CGFloat(count)
            }
        }
    }
}
