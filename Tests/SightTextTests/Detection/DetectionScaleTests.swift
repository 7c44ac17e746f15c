import SightText
import Testing

@Suite("Detection scale")
struct DetectionScaleTests {
    struct Row: Sendable {
        var width, height: Int
        var minimumTextHeight: Double?
        var expected: [Int]
    }

    static let rows = [
        Row(width: 1, height: 1, expected: [1, 1]),
        Row(width: 200, height: 56, expected: [200, 56]),
        Row(width: 960, height: 960, expected: [960, 960]),
        Row(width: 1000, height: 500, expected: [960, 512]),
        Row(width: 2000, height: 3000, expected: [640, 960]),
        Row(width: 3000, height: 2000, expected: [960, 640]),
        Row(width: 20_000, height: 100, expected: [20_032, 100]),
        Row(width: 100, height: 20_000, expected: [100, 20_032]),
        Row(width: 600, height: 15_000, expected: [320, 8000]),
        Row(width: 12_000, height: 600, expected: [6400, 320]),
        // Text of 10 pixels is comfortable as it is; of 20 at half the size.
        Row(width: 2000, height: 3000, minimumTextHeight: 10, expected: [1984, 3008]),
        Row(width: 2000, height: 3000, minimumTextHeight: 20, expected: [1024, 1472]),
        Row(width: 2000, height: 3000, minimumTextHeight: 400, expected: [640, 960]),
        Row(width: 1200, height: 1600, minimumTextHeight: 5, expected: [1216, 1600]),
        Row(width: 300, height: 200, minimumTextHeight: 2, expected: [300, 200]),
        Row(width: 2000, height: 3000, minimumTextHeight: 0, expected: [640, 960]),
        Row(width: 2000, height: 3000, minimumTextHeight: -3, expected: [640, 960]),
    ]

    @Test(arguments: rows)
    func `a picture is looked at in this size`(row: Row) {
        let scale = DetectionScale(
            pictureWidth: row.width, pictureHeight: row.height, minimumTextHeight: row.minimumTextHeight)
        #expect([scale.width, scale.height] == row.expected)
    }

    @Test(arguments: [1, 63, 64, 65, 500, 959, 961, 2559, 4000, 20_000], [nil, 0.5, 3, 10, 50] as [Double?])
    func `long sides are whole steps, and no text gets larger than a step's rounding makes it`(
        side: Int, minimumTextHeight: Double?
    ) {
        for other in [1, 33, 64, 700, 1500, 12_000] {
            let scale = DetectionScale(pictureWidth: side, pictureHeight: other, minimumTextHeight: minimumTextHeight)
            for (length, pixels) in [(scale.width, side), (scale.height, other)] {
                #expect(length < 320 || length % 64 == 0)
                #expect(length >= 1 && length <= pixels + 32)
            }
            let mirrored = DetectionScale(
                pictureWidth: other, pictureHeight: side, minimumTextHeight: minimumTextHeight)
            #expect(mirrored.width == scale.height && mirrored.height == scale.width)
        }
    }
}
