import CoreGraphics
import Testing

@Suite("CGColor")
struct CGColorTests {
    @Test("Components, alpha and space are those that were given")
    func components() throws {
        let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.components == [0.25, 0.5, 0.75, 0.5])
        #expect(color.numberOfComponents == 4 && color.alpha == 0.5)
        #expect(color.colorSpace == CGColorSpaceCreateDeviceRGB())
        let same = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.25, 0.5, 0.75, 0.5]))
        #expect(same == color && same.hashValue == color.hashValue)
        #expect(color.copy(alpha: 1)?.components == [0.25, 0.5, 0.75, 1])
        #expect(CGColor.black != CGColor.white && CGColor.clear.alpha == 0)
    }

    @Test("Colours are converted between grey, RGB and from inks")
    func conversion() {
        let gray = CGColorSpaceCreateDeviceGray(), rgb = CGColorSpaceCreateDeviceRGB()
        func converted(_ color: CGColor, _ space: CGColorSpace) -> [CGFloat]? {
            color.converted(to: space, intent: .defaultIntent, options: nil)?.components
        }
        #expect(converted(CGColor(gray: 0.5, alpha: 0.25), rgb) == [0.5, 0.5, 0.5, 0.25])
        #expect(converted(CGColor(red: 0, green: 1, blue: 0, alpha: 1), gray) == [0.587, 1])
        #expect(
            converted(CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1), rgb) == [
                0, 0.5, 0.5, 1,
            ])
        #expect(converted(.white, CGColorSpaceCreateDeviceCMYK()) == nil)
    }
}
