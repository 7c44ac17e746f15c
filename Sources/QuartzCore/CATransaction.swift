public import CoreGraphics
public import Foundation
internal import Synchronization

/// Changes of layers that belong together.
///
/// Changes hold at once, since nothing is animated here; what is asked for at the end of a transaction is done then.
public final class CATransaction: NSObject {
    private struct Frame {
        var completion: (@Sendable () -> Void)?
        var disablesActions = false
        var duration = 0.25
        var timingFunction: CAMediaTimingFunction?
    }

    /// Each thread has its own.
    private static var frames: [Frame] {
        get { (Thread.current.threadDictionary[key] as? Stack)?.frames ?? [] }
        set {
            let stack = (Thread.current.threadDictionary[key] as? Stack) ?? Stack()
            stack.frames = newValue
            Thread.current.threadDictionary[key] = stack
        }
    }

    private final class Stack {
        var frames: [Frame] = []
    }

    private static let key = "sightread.transactions"

    /// Begins a transaction inside the current one.
    public class func begin() {
        frames.append(Frame())
    }

    /// Ends the last transaction that was begun, and calls what ``setCompletionBlock(_:)`` was given.
    public class func commit() {
        frames.popLast()?.completion?()
    }

    /// Nothing: changes hold already.
    public class func flush() {}

    /// What to call when the current transaction ends; outside of one it is called at once.
    public class func setCompletionBlock(_ block: (@Sendable () -> Void)?) {
        if frames.isEmpty { block?() } else { frames[frames.count - 1].completion = block }
    }

    /// What will be called when the current transaction ends.
    public class func completionBlock() -> (@Sendable () -> Void)? { frames.last?.completion }

    /// Whether changes are not animated. Kept for the transaction; nothing is animated here.
    public class func setDisableActions(_ flag: Bool) {
        if !frames.isEmpty { frames[frames.count - 1].disablesActions = flag }
    }

    /// Whether changes of the current transaction are not animated.
    public class func disableActions() -> Bool { frames.last?.disablesActions ?? false }

    /// How animations run. Kept for the transaction; nothing is animated here.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        if !frames.isEmpty { frames[frames.count - 1].timingFunction = function }
    }

    /// How animations of the current transaction run.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { frames.last?.timingFunction }

    /// How long animations take, in seconds. Kept for the transaction; nothing is animated here.
    public class func setAnimationDuration(_ duration: CFTimeInterval) {
        if !frames.isEmpty { frames[frames.count - 1].duration = duration }
    }

    /// How long animations of the current transaction take, in seconds.
    public class func animationDuration() -> CFTimeInterval { frames.last?.duration ?? 0.25 }
}
