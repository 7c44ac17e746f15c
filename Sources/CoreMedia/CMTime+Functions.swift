public import CoreVideo
internal import Foundation

/// A time of `value / timescale` seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// A time of `value / timescale` seconds on a timeline.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    CMTime(value: value, timescale: timescale, flags: .valid, epoch: epoch)
}

/// A time of some seconds; see ``CMTime/init(seconds:preferredTimescale:)``.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The seconds; see ``CMTime/seconds``.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// The same time with another denominator; see ``CMTime/convertScale(_:method:)``.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}

/// Whether it is a time at all.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether it is no time.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Whether it is later than every number.
public func CMTIME_IS_POSITIVEINFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
/// Whether it is earlier than every number.
public func CMTIME_IS_NEGATIVEINFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }
/// Whether it is not known.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Whether its numbers mean something.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// Whether it is a number that is not exactly what was asked for.
public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool { time.hasBeenRounded }

/// The key of a time's value in a dictionary.
public var kCMTimeValueKey: CFString { "value" }
/// The key of a time's timescale in a dictionary.
public var kCMTimeScaleKey: CFString { "timescale" }
/// The key of a time's epoch in a dictionary.
public var kCMTimeEpochKey: CFString { "epoch" }
/// The key of a time's flags in a dictionary.
public var kCMTimeFlagsKey: CFString { "flags" }

/// A time as a dictionary of four numbers.
public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: CFAllocator?) -> CFDictionary? {
    [
        kCMTimeValueKey: NSNumber(value: time.value), kCMTimeScaleKey: NSNumber(value: time.timescale),
        kCMTimeEpochKey: NSNumber(value: time.epoch), kCMTimeFlagsKey: NSNumber(value: time.flags.rawValue),
    ] as NSDictionary
}

/// The time of a dictionary that ``CMTimeCopyAsDictionary(_:allocator:)`` made; invalid for any other one.
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary?) -> CMTime {
    func number(_ key: CFString) -> NSNumber? { dictionaryRepresentation?[key] as? NSNumber }
    guard let value = number(kCMTimeValueKey), let timescale = number(kCMTimeScaleKey),
        let epoch = number(kCMTimeEpochKey), let flags = number(kCMTimeFlagsKey)
    else { return .invalid }
    return CMTime(
        value: value.int64Value, timescale: timescale.int32Value, flags: CMTimeFlags(rawValue: flags.uint32Value),
        epoch: epoch.int64Value)
}

/// The time in words: `{1/2 = 0.500}`.
public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> CFString? {
    let text =
        if !time.isValid {
            "{INVALID}"
        } else if time.isNumeric {
            "{\(time.value)/\(time.timescale) = \(String(format: "%.3f", time.seconds))"
                + (time.epoch == 0 ? "" : ", epoch = \(time.epoch)") + (time.hasBeenRounded ? ", rounded" : "") + "}"
        } else {
            time.isIndefinite ? "{INDEFINITE}" : time.isPositiveInfinity ? "{+INFINITY}" : "{-INFINITY}"
        }
    return NSString(string: text)
}

/// Prints ``CMTimeCopyDescription(allocator:time:)`` on standard error.
public func CMTimeShow(_ time: CMTime) {
    guard let text = CMTimeCopyDescription(allocator: nil, time: time) else { return }
    FileHandle.standardError.write(Data("\(text)\n".utf8))
}
