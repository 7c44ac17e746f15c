import CoreMedia
import Foundation
import Testing

@Suite("CMTime")
struct CMTimeTests {
    static let half = CMTime(value: 300, timescale: 600)

    @Test("Times without numbers are told apart")
    func kinds() {
        #expect(!CMTime.invalid.isValid && !CMTime().isValid && CMTIME_IS_INVALID(.invalid))
        #expect(CMTime.indefinite.isValid && CMTime.indefinite.isIndefinite && !CMTime.indefinite.isNumeric)
        #expect(CMTime.positiveInfinity.isPositiveInfinity && !CMTime.positiveInfinity.isNegativeInfinity)
        #expect(CMTime.negativeInfinity.isNegativeInfinity && !CMTime.negativeInfinity.isNumeric)
        #expect(CMTime.zero.isNumeric && CMTime.zero.value == 0 && CMTime.zero.timescale == 1)
        #expect(CMTIME_IS_NUMERIC(Self.half) && !Self.half.hasBeenRounded)
    }

    @Test("Seconds of every kind of time")
    func seconds() {
        #expect(Self.half.seconds == 0.5)
        #expect(CMTime.positiveInfinity.seconds == .infinity && CMTime.negativeInfinity.seconds == -.infinity)
        #expect(CMTime.invalid.seconds.isNaN && CMTimeGetSeconds(.indefinite).isNaN)
    }

    @Test("Seconds become the nearest time, and a rounded one says so")
    func fromSeconds() {
        let exact = CMTime(seconds: 0.5, preferredTimescale: 600)
        #expect(exact.value == 300 && exact.timescale == 600 && !exact.hasBeenRounded)
        let third = CMTimeMakeWithSeconds(1.0 / 3, preferredTimescale: 10)
        #expect(third.value == 3 && third.hasBeenRounded)
        #expect(CMTime(seconds: 0.25, preferredTimescale: 2).value == 1)
        #expect(CMTime(seconds: -0.25, preferredTimescale: 2).value == -1)
        #expect(
            !CMTime(seconds: 1, preferredTimescale: 0).isValid && !CMTime(seconds: .nan, preferredTimescale: 1).isValid)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 600).isPositiveInfinity)
        #expect(CMTime(seconds: -1e30, preferredTimescale: 600).isNegativeInfinity)
        let large = CMTime(seconds: 1e18, preferredTimescale: 600)
        #expect(large.isNumeric && large.timescale < 600 && large.seconds == 1e18)
    }

    @Test("Equal fractions are equal and hash alike; epochs count")
    func equality() {
        let same = [CMTime(value: 1, timescale: 2), Self.half, CMTime(value: 45000, timescale: 90000)]
        #expect(Set(same).count == 1)
        #expect(same[0] == same[1] && same[1] == same[2])
        let later = CMTimeMakeWithEpoch(value: 0, timescale: 1, epoch: 1)
        #expect(later > CMTime(value: 1000, timescale: 1) && later != .zero)
        #expect(Set([CMTime.invalid, CMTime(value: 5, timescale: 5, flags: [], epoch: 3)]).count == 1)
    }

    @Test("All kinds are in one order")
    func order() {
        let sorted: [CMTime] = [
            .negativeInfinity, CMTime(value: -1, timescale: 3), .zero, Self.half, CMTime(value: 2, timescale: 1),
            .indefinite, .positiveInfinity, .invalid,
        ]
        for (i, a) in sorted.enumerated() {
            for (j, b) in sorted.enumerated() {
                #expect(CMTimeCompare(a, b) == Int32((i - j).signum()), "\(a) \(b)")
            }
        }
        #expect(sorted.shuffled().sorted() == sorted)
        #expect(CMTimeMinimum(Self.half, .zero) == .zero && CMTimeMaximum(Self.half, .zero) == Self.half)
        // Products of large numbers do not wrap.
        #expect(CMTime(value: .max, timescale: 1) > CMTime(value: .max, timescale: 2))
    }

    @Test("Sums and differences are exact in the least common timescale")
    func sums() {
        let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
        #expect(sum.value == 5 && sum.timescale == 6 && !sum.hasBeenRounded)
        let difference = CMTimeSubtract(CMTime(value: 1, timescale: 30), CMTime(value: 1, timescale: 25))
        #expect(difference.value == -1 && difference.timescale == 150)
        let same = Self.half + Self.half
        #expect(same.value == 600 && same.timescale == 600)
        let rounded = CMTime(value: 1, timescale: 2_147_483_647) + CMTime(value: 1, timescale: 2_147_483_646)
        #expect(rounded.timescale == kCMTimeMaxTimescale && rounded.hasBeenRounded)
        #expect((rounded + .zero).hasBeenRounded)
    }

    @Test("A sum that is too large loses precision, then becomes infinite")
    func overflow() {
        let sum = CMTime(value: .max, timescale: 600) + CMTime(value: .max, timescale: 600)
        #expect(sum.isNumeric && sum.timescale == 300 && sum.value == .max)
        let most = CMTime(value: .max, timescale: 1)
        #expect((most + most).isPositiveInfinity)
        #expect((CMTime(value: .min, timescale: 1) - most).isNegativeInfinity)
    }

    @Test("Infinite, unknown and invalid times in sums")
    func specialSums() {
        let inf = CMTime.positiveInfinity, minus = CMTime.negativeInfinity
        #expect((inf + inf).isPositiveInfinity && (minus + minus).isNegativeInfinity)
        #expect(!(inf + minus).isValid && !(inf - inf).isValid && !(minus - minus).isValid)
        #expect((inf - minus).isPositiveInfinity && (Self.half - inf).isNegativeInfinity)
        #expect((Self.half + .indefinite).isIndefinite && (inf + .indefinite).isPositiveInfinity)
        #expect(!(Self.half + .invalid).isValid && !(inf + .invalid).isValid)
    }

    @Test("Only times of one timeline go together; a duration goes with each")
    func epochs() {
        let a = CMTimeMakeWithEpoch(value: 5, timescale: 1, epoch: 2)
        let b = CMTimeMakeWithEpoch(value: 3, timescale: 1, epoch: 2)
        let c = CMTimeMakeWithEpoch(value: 3, timescale: 1, epoch: 4)
        #expect((a - b).epoch == 0 && (a - b).value == 2)
        #expect(!(a - c).isValid)
        #expect((a + CMTime(value: 1, timescale: 1)).epoch == 2)
    }

    @Test("Products")
    func products() {
        let tripled = CMTimeMultiply(Self.half, multiplier: 3)
        #expect(tripled.value == 900 && tripled.timescale == 600)
        #expect(CMTimeMultiply(.positiveInfinity, multiplier: -1).isNegativeInfinity)
        #expect(CMTimeMultiply(.indefinite, multiplier: 2).isIndefinite)
        #expect(!CMTimeMultiply(.invalid, multiplier: 2).isValid)
        let scaled = CMTimeMultiplyByFloat64(Self.half, multiplier: 0.5)
        #expect(scaled.seconds == 0.25 && scaled.timescale >= 65536)
        #expect(!CMTimeMultiplyByFloat64(Self.half, multiplier: .nan).isValid)
        #expect(CMTimeMultiplyByFloat64(Self.half, multiplier: 1e300).isPositiveInfinity)
        let ratio = CMTimeMultiplyByRatio(CMTime(value: 1, timescale: 30), multiplier: 2, divisor: 7)
        #expect(ratio.value == 1 && ratio.timescale == 105 && !ratio.hasBeenRounded)
        #expect(CMTimeMultiplyByRatio(Self.half, multiplier: 1, divisor: -3).value == -100)
        #expect(CMTimeMultiplyByRatio(Self.half, multiplier: -1, divisor: 0).isNegativeInfinity)
        #expect(!CMTimeMultiplyByRatio(.zero, multiplier: 1, divisor: 0).isValid)
        #expect(CMTimeAbsoluteValue(CMTime(value: -7, timescale: 2)).value == 7)
        #expect(CMTimeAbsoluteValue(.negativeInfinity).isPositiveInfinity)
    }

    /// 7/10 and −7/10, 1/3 … in whole numbers of a timescale, by method.
    @Test(
        "Every way of rounding",
        arguments: [
            (CMTimeRoundingMethod.roundHalfAwayFromZero, [1, -1, 0, 0, 1, -1]),
            (.roundTowardZero, [0, 0, 0, 0, 0, 0]),
            (.roundAwayFromZero, [1, -1, 1, -1, 1, -1]),
            (.quickTime, [0, -1, 0, -1, 0, -1]),
            (.roundTowardPositiveInfinity, [1, 0, 1, 0, 1, 0]),
            (.roundTowardNegativeInfinity, [0, -1, 0, -1, 0, -1]),
        ])
    func rounding(method: CMTimeRoundingMethod, expected: [Int64]) {
        let values: [Int64] = [7, -7, 3, -3, 5, -5]
        let rounded = values.map { CMTime(value: $0, timescale: 10).convertScale(1, method: method) }
        #expect(rounded.map(\.value) == expected)
        #expect(rounded.allSatisfy { $0.hasBeenRounded })
    }

    @Test("Another timescale")
    func scales() {
        let exact = Self.half.convertScale(90000, method: .default)
        #expect(exact.value == 45000 && exact.timescale == 90000 && !exact.hasBeenRounded)
        #expect(CMTime(value: 1, timescale: 3).convertScale(10, method: .quickTime).value == 4)
        #expect(!Self.half.convertScale(0, method: .default).isValid)
        #expect(CMTimeConvertScale(.positiveInfinity, timescale: 5, method: .default).isPositiveInfinity)
    }

    @Test("Times survive coding and dictionaries", arguments: [half, .invalid, .indefinite, .positiveInfinity])
    func coding(time: CMTime) throws {
        let copy = try JSONDecoder().decode(CMTime.self, from: JSONEncoder().encode(time))
        #expect(copy == time && copy.value == time.value && copy.flags == time.flags)
        #expect(CMTimeMakeFromDictionary(CMTimeCopyAsDictionary(time, allocator: nil)) == time)
        #expect(!CMTimeMakeFromDictionary([:] as CFDictionary).isValid && !CMTimeMakeFromDictionary(nil).isValid)
    }

    @Test("Times in words")
    func words() {
        #expect(CMTimeCopyDescription(allocator: nil, time: Self.half) == "{300/600 = 0.500}")
        #expect(CMTimeCopyDescription(allocator: nil, time: .invalid) == "{INVALID}")
        #expect(CMTimeCopyDescription(allocator: nil, time: .positiveInfinity) == "{+INFINITY}")
    }
}
