public import Foundation

/// Animations. There is no screen, so what would change over time changes at once.
extension UIView {
    /// Makes changes.
    ///
    /// - Parameters:
    ///   - duration: Without effect.
    ///   - animations: The changes.
    ///   - completion: Called after them, with true.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes.
    ///
    /// - Parameters:
    ///   - duration: Without effect.
    ///   - delay: Without effect.
    ///   - options: Without effect.
    ///   - animations: The changes.
    ///   - completion: Called after them, with true.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Makes changes.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }

    /// How an animation runs. Without effect here.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Touches count meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// It begins from how things look.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// It runs again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// It runs back too.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At one speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }
}
