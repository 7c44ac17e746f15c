extension CMTime: Comparable {
    /// Whether two times mean the same.
    public static func == (time1: CMTime, time2: CMTime) -> Bool { CMTimeCompare(time1, time2) == 0 }
    /// Whether a time comes before another one.
    public static func < (time1: CMTime, time2: CMTime) -> Bool { CMTimeCompare(time1, time2) < 0 }

    /// Where the kind of time stands among the others.
    fileprivate var rank: Int {
        if !isValid { return 4 }
        if isPositiveInfinity { return 3 }
        if isNegativeInfinity { return 0 }
        return isFraction ? 1 : 2
    }
}

extension CMTime: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard rank == 1 else { return }
        let divisor = Self.commonDivisor(Int128(value), Int128(timescale))
        hasher.combine(Int128(value) / divisor)
        hasher.combine(Int128(timescale) / divisor)
        hasher.combine(epoch)
    }
}

/// Which of two times comes first.
///
/// - Returns: −1 when it is the first one, 1 when it is the second one, 0 when they are equal. The order is that of
///   ``CMTime``.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    guard time1.rank == 1, time2.rank == 1 else { return Int32((time1.rank - time2.rank).signum()) }
    guard time1.epoch == time2.epoch else { return time1.epoch < time2.epoch ? -1 : 1 }
    let a = Int128(time1.value) * Int128(time2.timescale), b = Int128(time2.value) * Int128(time1.timescale)
    return a == b ? 0 : a < b ? -1 : 1
}

/// The earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
    CMTimeCompare(time1, time2) <= 0 ? time1 : time2
}

/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
    CMTimeCompare(time1, time2) >= 0 ? time1 : time2
}
