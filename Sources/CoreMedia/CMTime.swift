/// The numerator of a ``CMTime``.
public typealias CMTimeValue = Int64
/// The denominator of a ``CMTime``: parts of a second, positive.
public typealias CMTimeScale = Int32
/// Tells timelines apart that have nothing to do with each other.
public typealias CMTimeEpoch = Int64
/// The largest denominator of a ``CMTime``.
public let kCMTimeMaxTimescale: Int32 = .max

/// What a ``CMTime`` is beside its numbers.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Set on every time but the invalid one.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The numbers are not exactly what was asked for, or come from such a time.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// Later than every number.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Earlier than every number.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// Not known, such as the duration of a live broadcast.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// Those that make the numbers meaningless.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a time is rounded that a denominator cannot hold.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest one; halves away from zero.
    case roundHalfAwayFromZero = 1
    /// Towards zero.
    case roundTowardZero = 2
    /// Away from zero.
    case roundAwayFromZero = 3
    /// Towards zero to a smaller denominator, away from zero to a larger one; a negative time never becomes zero.
    case quickTime = 4
    /// Upwards.
    case roundTowardPositiveInfinity = 5
    /// Downwards.
    case roundTowardNegativeInfinity = 6

    /// ``roundHalfAwayFromZero``.
    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

/// A point in time, or a duration, as a fraction: `value / timescale` seconds.
///
/// Beside numbers there are ``invalid``, ``indefinite`` and two infinities. Times are compared and hashed by what they
/// mean, 1/2 being equal to 300/600, in the order −∞ < numbers < indefinite < ∞ < invalid; a later epoch comes after an
/// earlier one.
public struct CMTime: Sendable {
    /// The numerator.
    public var value: CMTimeValue
    /// The denominator: parts of a second.
    public var timescale: CMTimeScale
    /// What the time is beside its numbers.
    public var flags: CMTimeFlags
    /// The timeline; 0 for durations and where there is only one.
    public var epoch: CMTimeEpoch

    /// The invalid time.
    public init() {
        self.init(value: 0, timescale: 0, flags: [], epoch: 0)
    }

    /// A time of these four.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// A time of `value / timescale` seconds.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
    }

    /// No time.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Later than every number.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Earlier than every number.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    /// No seconds.
    public static let zero = CMTime(value: 0, timescale: 1)
}

extension CMTime {
    /// Whether it is a time at all, be it infinite or unknown.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is later than every number.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is earlier than every number.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether it is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether its numbers mean something.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether it is a number that is not exactly what was asked for.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The seconds, whatever the epoch: infinite for an infinite time, no number for an invalid or unknown one.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return .nan
    }
}
