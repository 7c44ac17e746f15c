import CoreMedia
import Foundation
import Testing

@Suite("CMTimeRange")
struct CMTimeRangeTests {
    private static func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
        CMTimeRange(start: time(start), end: time(end))
    }

    private static func time(_ value: Int64) -> CMTime { CMTime(value: value, timescale: 10) }

    @Test("Start, end and duration agree")
    func ends() {
        let range = Self.range(3, 8)
        #expect(range.duration == Self.time(5) && range.end == Self.time(8))
        #expect(CMTimeRangeGetEnd(CMTimeRangeMake(start: Self.time(3), duration: Self.time(5))) == Self.time(8))
        #expect(CMTimeRangeEqual(CMTimeRangeFromTimeToTime(start: Self.time(3), end: Self.time(8)), range))
    }

    @Test("The end does not belong to it, the start does")
    func contents() {
        let range = Self.range(3, 8)
        #expect(range.containsTime(Self.time(3)) && !range.containsTime(Self.time(8)))
        #expect(!range.containsTime(.invalid) && !CMTimeRange.invalid.containsTime(.zero))
        #expect(range.containsTimeRange(Self.range(3, 8)) && range.containsTimeRange(Self.range(4, 5)))
        #expect(!CMTimeRangeContainsTimeRange(range, otherRange: Self.range(2, 5)))
        #expect(CMTimeRangeContainsTime(range, time: Self.time(7)))
    }

    @Test("Unions and intersections")
    func sets() {
        #expect(Self.range(1, 4).union(Self.range(6, 8)) == Self.range(1, 8))
        #expect(Self.range(1, 6).intersection(Self.range(4, 8)) == Self.range(4, 6))
        #expect(Self.range(1, 4).intersection(Self.range(4, 8)) == .zero)
        #expect(!CMTimeRangeGetUnion(.invalid, otherRange: .zero).isValid)
        #expect(!CMTimeRangeGetIntersection(.invalid, otherRange: .zero).isValid)
    }

    @Test("Kinds of stretches")
    func kinds() {
        #expect(!CMTimeRange.invalid.isValid && !CMTimeRange().isValid)
        #expect(CMTimeRange.zero.isValid && CMTimeRange.zero.isEmpty && !Self.range(1, 2).isEmpty)
        #expect(CMTimeRange(start: .zero, duration: .indefinite).isIndefinite)
        #expect(!Self.range(8, 3).isValid)
        let loop = CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 1)
        #expect(!CMTimeRangeMake(start: .zero, duration: loop).isValid)
    }

    @Test("A stretch survives coding")
    func coding() throws {
        let copy = try JSONDecoder().decode(CMTimeRange.self, from: JSONEncoder().encode(Self.range(3, 8)))
        #expect(copy == Self.range(3, 8))
    }
}
