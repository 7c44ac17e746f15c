extension CMTime {
    /// The sum; see ``CMTimeAdd(_:_:)``.
    public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { CMTimeAdd(lhs, rhs) }
    /// The difference; see ``CMTimeSubtract(_:_:)``.
    public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { CMTimeSubtract(lhs, rhs) }

    /// The sum of numbers.
    private static func sum(_ a: CMTime, _ b: CMTime, negative: Bool) -> CMTime {
        // Durations have epoch 0 and go with any time; times of different timelines do not go together.
        guard a.epoch == b.epoch || a.epoch == 0 || b.epoch == 0 else { return .invalid }
        let epoch = a.epoch == b.epoch ? 0 : a.epoch == 0 ? b.epoch : a.epoch
        let value = negative ? -Int128(b.value) : Int128(b.value)
        let scaleA = Int128(a.timescale), scaleB = Int128(b.timescale)
        let isSame = scaleA == scaleB
        let common = scaleA / commonDivisor(scaleA, scaleB) * scaleB
        return CMTime(
            numerator: isSame ? Int128(a.value) + value : Int128(a.value) * scaleB + value * scaleA,
            denominator: isSame ? scaleA : scaleA * scaleB,
            timescale: isSame ? a.timescale : Int32(min(common, Int128(kCMTimeMaxTimescale))), epoch: epoch,
            wasRounded: a.hasBeenRounded || b.hasBeenRounded)
    }

    /// The sum or the difference.
    fileprivate static func combined(_ a: CMTime, _ b: CMTime, negative: Bool) -> CMTime {
        guard a.isValid, b.isValid else { return .invalid }
        let infinityA = a.infinity, infinityB = negative ? -b.infinity : b.infinity
        if infinityA != 0 || infinityB != 0 {
            return infinityA * infinityB < 0 ? .invalid : infinite(infinityA + infinityB)
        }
        guard a.isFraction, b.isFraction else { return a.isIndefinite || b.isIndefinite ? .indefinite : .invalid }
        return sum(a, b, negative: negative)
    }

    /// 1, −1, or 0 for a time that is not infinite.
    fileprivate var infinity: Int { isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0 }

    /// The infinite time of a sign; invalid for 0.
    fileprivate static func infinite(_ sign: Int) -> CMTime {
        sign == 0 ? .invalid : sign > 0 ? .positiveInfinity : .negativeInfinity
    }

    /// What a product with a time without numbers is; nil when the time has numbers.
    fileprivate func product(withSign sign: Int) -> CMTime? {
        guard isValid else { return .invalid }
        if infinity != 0 { return Self.infinite(infinity * (sign < 0 ? -1 : 1)) }
        return isFraction ? nil : isIndefinite ? .indefinite : .invalid
    }
}

/// The sum of two times.
///
/// Its timescale is the least common multiple of both, at most ``kCMTimeMaxTimescale``, and smaller where the value
/// would be too large. Opposite infinities, and times of two epochs other than 0, have no sum: it is invalid. A sum with
/// an infinite time is infinite, another one with an unknown time unknown. Two times of one epoch give a duration.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { CMTime.combined(lhs, rhs, negative: false) }

/// The difference of two times; like ``CMTimeAdd(_:_:)``.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { CMTime.combined(lhs, rhs, negative: true) }

/// A time, so many times. The timescale stays, unless the value would be too large.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    if let special = time.product(withSign: Int(multiplier)) { return special }
    return CMTime(
        numerator: Int128(time.value) * Int128(multiplier), denominator: Int128(time.timescale),
        timescale: time.timescale, epoch: time.epoch, wasRounded: time.hasBeenRounded)
}

/// A time, so many times. The timescale is doubled until it is at least 65536, and halved where the value would be too
/// large. A multiplier that is no number gives an invalid time.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    guard !multiplier.isNaN else { return .invalid }
    if let special = time.product(withSign: multiplier < 0 ? -1 : 1) { return special }
    var timescale = time.timescale
    while timescale < 65536 { timescale *= 2 }
    let product = Double(time.value) * multiplier / Double(time.timescale)
    var result = CMTime(product, timescale: timescale)
    guard result.isNumeric else { return result }
    result.epoch = time.epoch
    if time.hasBeenRounded || result.seconds != product { result.flags.insert(.hasBeenRounded) }
    return result
}

/// A time multiplied and divided. The result is exact where a 32-bit timescale can hold it. A divisor of zero gives an
/// infinite time, or an invalid one where the product is zero too.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    if divisor == 0, time.isFraction {
        return CMTime.infinite(Int(time.value.signum() * Int64(multiplier.signum())))
    }
    if let special = time.product(withSign: 1) { return special }
    var numerator = Int128(time.value) * Int128(multiplier) * Int128(divisor.signum())
    var denominator = Int128(time.timescale) * Int128(divisor.magnitude)
    var timescale = time.timescale
    if numerator % Int128(divisor.magnitude) != 0 {
        let common = CMTime.commonDivisor(numerator, denominator)
        (numerator, denominator) = (numerator / common, denominator / common)
        timescale = Int32(min(denominator, Int128(kCMTimeMaxTimescale)))
    }
    return CMTime(
        numerator: numerator, denominator: denominator, timescale: timescale, epoch: time.epoch,
        wasRounded: time.hasBeenRounded)
}

/// The time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    if time.isNegativeInfinity { return .positiveInfinity }
    guard time.isFraction, time.value < 0 else { return time }
    return CMTime(
        numerator: -Int128(time.value), denominator: Int128(time.timescale), timescale: time.timescale,
        epoch: time.epoch, wasRounded: time.hasBeenRounded)
}
