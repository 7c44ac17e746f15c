import ImageIO
import SightImage
import SightTestSupport
import Testing

@Suite("CGImagePropertyOrientation")
struct CGImagePropertyOrientationTests {
    /// Where the corners of a stored picture are displayed: the place of the stored top left and top right one.
    static let table: [(CGImagePropertyOrientation, UInt32, topLeft: String, topRight: String)] = [
        (.up, 1, "top left", "top right"), (.upMirrored, 2, "top right", "top left"),
        (.down, 3, "bottom right", "bottom left"), (.downMirrored, 4, "bottom left", "bottom right"),
        (.leftMirrored, 5, "top left", "bottom left"), (.right, 6, "top right", "bottom right"),
        (.rightMirrored, 7, "bottom right", "top right"), (.left, 8, "bottom left", "top left"),
    ]

    @Test("Values are EXIF's, and each one moves the corners of a picture where EXIF says", arguments: table)
    func corners(row: (CGImagePropertyOrientation, UInt32, topLeft: String, topRight: String)) {
        let (orientation, value, topLeft, topRight) = row
        #expect(orientation.rawValue == value)
        #expect(CGImagePropertyOrientation(rawValue: value) == orientation)
        #expect(Orientation(orientation).rawValue == Int(value))
        #expect(CGImagePropertyOrientation(Orientation(orientation)) == orientation)
        let stored = PixelBuffer.numbered(width: 4, height: 3)
        let displayed = stored.oriented(Orientation(orientation))
        func place(_ pixel: [UInt8]) -> String? {
            let right = displayed.width - 1, bottom = displayed.height - 1
            return [
                (0, 0, "top left"), (right, 0, "top right"), (0, bottom, "bottom left"),
                (right, bottom, "bottom right"),
            ]
            .first { displayed.pixel($0.0, $0.1) == pixel }?.2
        }
        #expect(place(stored.pixel(0, 0)) == topLeft)
        #expect(place(stored.pixel(3, 0)) == topRight)
    }

    @Test("A value that EXIF does not have is none")
    func impossible() {
        #expect(CGImagePropertyOrientation(rawValue: 0) == nil)
        #expect(CGImagePropertyOrientation(rawValue: 9) == nil)
    }
}
