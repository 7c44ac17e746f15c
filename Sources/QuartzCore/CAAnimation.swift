public import CoreGraphics
public import Foundation

/// A change over time. There is no screen here, so that it ends where it begins; see ``CALayer/add(_:forKey:)``.
open class CAAnimation: NSObject, NSCopying, CAAction {
    /// How it runs; nil for evenly.
    open var timingFunction: CAMediaTimingFunction?
    /// What is told of its begin and end.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether its layer lets go of it at its end.
    open var isRemovedOnCompletion = true
    /// When it begins, in seconds. Kept.
    open var beginTime: CFTimeInterval = 0
    /// How long it takes, in seconds; 0 for as long as usual. Kept.
    open var duration: CFTimeInterval = 0
    /// How fast time runs for it. Kept.
    open var speed: Float = 1
    /// Where in it it begins, in seconds. Kept.
    open var timeOffset: CFTimeInterval = 0
    /// How often it runs; infinite for until it is taken away.
    open var repeatCount: Float = 0
    /// How long it runs, in seconds. Kept.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it runs back too. Kept.
    open var autoreverses = false
    /// What holds before and after it. Kept.
    open var fillMode = CAMediaTimingFillMode.removed
    private var values: [String: Any] = [:]

    /// A change that is not said yet.
    public required override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copyValues(to: copy)
        return copy
    }

    func copyValues(to copy: CAAnimation) {
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.beginTime = beginTime
        copy.duration = duration
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.values = values
    }

    /// Adds it to a layer.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Keeps a value of the caller's own.
    open func setValue(_ value: Any?, forKey key: String) {
        values[key] = value
    }

    /// A value of the caller's own; nil when there is none.
    open func value(forKey key: String) -> Any? { values[key] }
}

/// What is told of an animation. Each does nothing where it is not written.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// It begins.
    func animationDidStart(_ anim: CAAnimation)
    /// It ended; `flag` is whether by itself.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a property over time.
open class CAPropertyAnimation: CAAnimation {
    /// The name of the property.
    open var keyPath: String?
    /// Whether it adds to the property's value. Kept.
    open var isAdditive = false
    /// Whether each run adds to the last one. Kept.
    open var isCumulative = false

    /// A change of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
    }
}

/// A change of a property from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins.
    open var fromValue: Any?
    /// Where it ends.
    open var toValue: Any?
    /// How much it adds.
    open var byValue: Any?

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }
}

/// A change of a property that swings.
open class CASpringAnimation: CABasicAnimation {
    /// What swings: its mass. Kept.
    open var mass: CGFloat = 1
    /// How stiff the spring is. Kept.
    open var stiffness: CGFloat = 100
    /// What slows it down. Kept.
    open var damping: CGFloat = 10
    /// How fast it begins. Kept.
    open var initialVelocity: CGFloat = 0

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
    }
}

/// A change of a property by way of several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// A line that the property follows, in their place.
    open var path: CGPath?
    /// When each value holds, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// How it runs between them.
    open var timingFunctions: [CAMediaTimingFunction]?

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        copy.values = values
        copy.path = path
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
    }
}

/// Changes at the same time.
open class CAAnimationGroup: CAAnimation {
    /// The changes.
    open var animations: [CAAnimation]?

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        (copy as? CAAnimationGroup)?.animations = animations
    }
}

/// How a change runs: slowly at an end, or evenly.
open class CAMediaTimingFunction: NSObject {
    private let points: [Float]

    /// One of the usual ways.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        }
    }

    /// A curve from (0, 0) to (1, 1) with two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [c1x, c1y, c2x, c2y]
    }

    /// Writes the two numbers of a point: 0 and 3 for the ends, 1 and 2 for the control points.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let all = [0, 0] + points + [1, 1]
        guard (0..<4).contains(idx) else { return }
        ptr[0] = all[2 * idx]
        ptr[1] = all[2 * idx + 1]
    }
}

/// A usual way for a change to run.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the way.
    public let rawValue: String

    /// A way by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Evenly.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slowly at the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slowly at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slowly at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As the system does.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What holds before and after a change.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the way.
    public let rawValue: String

    /// A way by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its last value holds after it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value holds before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
