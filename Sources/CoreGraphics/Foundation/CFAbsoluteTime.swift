internal import Foundation

/// A point in time: seconds since the start of 2001 in Greenwich.
public typealias CFAbsoluteTime = Double
/// Seconds between two points in time.
public typealias CFTimeInterval = Double

/// Now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
}
