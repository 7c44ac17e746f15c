internal import CoreGraphics
internal import Dispatch

/// Seconds since the machine was started, without those that it slept: for measuring how long something takes.
public func CACurrentMediaTime() -> CFTimeInterval {
    Double(DispatchTime.now().uptimeNanoseconds) / 1e9
}
