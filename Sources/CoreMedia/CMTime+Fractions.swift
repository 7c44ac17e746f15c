extension CMTime {
    /// The time nearest to `numerator / denominator` seconds.
    ///
    /// The timescale is the one that is asked for, halved as often as it takes for the value to be a 64-bit number. What
    /// is too large even in whole seconds is infinite.
    ///
    /// - Parameters:
    ///   - numerator: At most 2⁹⁵ in size.
    ///   - denominator: Positive.
    ///   - timescale: Positive.
    init(
        numerator: Int128, denominator: Int128, timescale: CMTimeScale, epoch: CMTimeEpoch, wasRounded: Bool,
        rounding: (Int128, Int128) -> Int128 = CMTime.nearest
    ) {
        var timescale = timescale
        while true {
            let (quotient, remainder) = (numerator * Int128(timescale)).quotientAndRemainder(dividingBy: denominator)
            let rounded = remainder == 0 ? quotient : rounding(numerator * Int128(timescale), denominator)
            if let value = Int64(exactly: rounded) {
                self.init(
                    value: value, timescale: timescale,
                    flags: remainder != 0 || wasRounded ? [.valid, .hasBeenRounded] : .valid, epoch: epoch)
                return
            }
            guard timescale > 1 else {
                self = numerator > 0 ? .positiveInfinity : .negativeInfinity
                return
            }
            timescale /= 2
        }
    }

    /// The whole number nearest to a fraction; halves away from zero.
    static func nearest(_ numerator: Int128, _ denominator: Int128) -> Int128 {
        let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
        return 2 * remainder.magnitude >= denominator.magnitude ? quotient + numerator.signum() : quotient
    }

    /// The greatest number that divides both; 1 for two zeros.
    static func commonDivisor(_ a: Int128, _ b: Int128) -> Int128 {
        var (a, b) = (Int128(a.magnitude), Int128(b.magnitude))
        while b != 0 { (a, b) = (b, a % b) }
        return max(a, 1)
    }

    /// Whether the numbers can be calculated with: a timescale of 0 says nothing.
    var isFraction: Bool { isNumeric && timescale > 0 }
}

extension CMTime {
    /// A time of some seconds, the nearest one that the timescale holds.
    ///
    /// - Parameters:
    ///   - seconds: Infinite ones give an infinite time, none an invalid one.
    ///   - preferredTimescale: The denominator; halved where the value would be too large. Invalid when not positive.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self = .invalid
            return
        }
        self.init(Double(seconds), timescale: preferredTimescale)
        if isNumeric, self.seconds != seconds { flags.insert(.hasBeenRounded) }
    }

    /// The time nearest to some seconds, in this timescale or a half, a quarter … of it.
    init(_ seconds: Double, timescale: CMTimeScale) {
        var timescale = timescale
        while true {
            let value = (seconds * Double(timescale)).rounded(.toNearestOrAwayFromZero)
            if let value = Int64(exactly: value) {
                self.init(value: value, timescale: timescale)
                return
            }
            guard timescale > 1 else {
                self = seconds > 0 ? .positiveInfinity : .negativeInfinity
                return
            }
            timescale /= 2
        }
    }

    /// The same time with another denominator.
    ///
    /// - Parameters:
    ///   - newTimescale: The denominator. The result is invalid when it is not positive.
    ///   - method: How to round; a rounded time says so in its flags.
    /// - Returns: A time without numbers comes back as it is.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric else { return self }
        guard newTimescale > 0, isFraction else { return .invalid }
        let towardZero: (Int128, Int128) -> Int128 = { $0 / $1 }
        let awayFromZero: (Int128, Int128) -> Int128 = { $0 / $1 + $0.signum() }
        let isNegative = value < 0
        let rounding: (Int128, Int128) -> Int128 =
            switch method {
            case .roundHalfAwayFromZero: CMTime.nearest
            case .roundTowardZero: towardZero
            case .roundAwayFromZero: awayFromZero
            case .quickTime: newTimescale < timescale ? { $0 / $1 == 0 && isNegative ? -1 : $0 / $1 } : awayFromZero
            case .roundTowardPositiveInfinity: isNegative ? towardZero : awayFromZero
            case .roundTowardNegativeInfinity: isNegative ? awayFromZero : towardZero
            }
        return CMTime(
            numerator: Int128(value), denominator: Int128(timescale), timescale: newTimescale, epoch: epoch,
            wasRounded: hasBeenRounded, rounding: rounding)
    }
}
