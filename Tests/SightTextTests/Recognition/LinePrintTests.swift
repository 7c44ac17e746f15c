import SightGeometry
import SightImage
import SightText
import Testing

@Suite("Line print")
struct LinePrintTests {
    /// Bars of ink on a ground, every other pixel of the ground lighter by a step.
    static func line(ink: Int, ground: Int, step: Int = 0, height: Int = LineShape.height) -> LineImage {
        let width = 2 * height
        let picture = PixelBuffer(width: width, height: height, format: .rgb8) { out in
            for y in 0..<height {
                for x in 0..<width {
                    let shade = x % 8 < 2 ? ink : ground + ((x + y) % 2 == 0 ? step : 0)
                    for channel in 0..<3 { out[3 * (y * width + x) + channel] = UInt8(shade) }
                }
            }
        }
        return LineShape(quad: Quad(Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))))
            .image(of: picture)
    }

    @Test(arguments: [(0, 255), (40, 210), (210, 40), (100, 130)])
    func `contrast is the distance of ink and ground, whichever is the lighter`(ink: Int, ground: Int) {
        #expect(LinePrint(Self.line(ink: ink, ground: ground)).contrast == Double(abs(ink - ground)))
    }

    @Test func `smooth ground has no noise, and the rougher it is the more`() {
        let noises = [0, 5, 20].map { LinePrint(Self.line(ink: 30, ground: 200, step: $0)).noise }
        #expect(noises[0] == 0 && noises[0] < noises[1] && noises[1] < noises[2])
    }

    @Test(arguments: [12, 48, 100])
    func `height is measured on the picture`(height: Int) {
        #expect(LinePrint(Self.line(ink: 0, ground: 255, height: height)).height == Double(height))
    }
}
