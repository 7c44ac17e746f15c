import SightImage
import SightTestSupport
import SightText
import Testing

@Suite("Ink profile")
struct InkProfileTests {
    static let letters = [10..<20, 24..<30, 60..<61, 64..<90]

    @Test(arguments: [(UInt8(0), UInt8(255)), (255, 0), (60, 90), (200, 140)])
    func `columns with ink are told from bare ones, dark on light and light on dark`(ink: UInt8, ground: UInt8) throws {
        let line = LineDrawing(width: 200, letters: Self.letters, ink: ink, ground: ground)
        let profile = try #require(InkProfile(line.pixels, inset: 9))
        for x in 0..<200 {
            let isInk = Self.letters.contains { $0.contains(x) }
            #expect((profile.columns[x] >= InkProfile.bareColumn) == isInk)
            #expect((profile.coreColumns[x] >= InkProfile.bareColumn) == isInk)
        }
        #expect(abs(profile.height - 23) <= 1)
    }

    @Test(arguments: [UInt8(0), 128, 255])
    func `a plain line has no profile`(shade: UInt8) {
        #expect(InkProfile(LineDrawing(width: 60, letters: [], ground: shade).pixels, inset: 9) == nil)
    }

    @Test
    func `a contrast that no eye sees has no profile`() {
        let line = LineDrawing(width: 60, letters: [10..<20], ink: 120, ground: 124)
        #expect(InkProfile(line.pixels, inset: 9) == nil)
    }

    @Test
    func `an underline joins no letters in the core`() throws {
        let letters = [10..<22, 40..<52]
        let line = LineDrawing(width: 64, letters: letters).pixels
        let underlined = PixelBuffer.made(width: 64, height: 48, format: .rgb8) { x, y in
            (37..<39).contains(y) ? [0, 0, 0] : line.pixel(x, y)
        }
        let profile = try #require(InkProfile(underlined, inset: 9))
        for x in 22..<40 { #expect(profile.coreColumns[x] < InkProfile.bareColumn) }
    }

    /// Bars of 12 to 36, and what else stands on the line.
    private static func rows(_ marks: [(x: Range<Int>, y: Range<Int>)]) throws -> InkProfile {
        let plain = LineDrawing(width: 200, letters: letters).pixels
        let picture = PixelBuffer.made(width: 200, height: 48, format: .rgb8) { x, y in
            marks.contains { $0.x.contains(x) && $0.y.contains(y) } ? [0, 0, 0] : plain.pixel(x, y)
        }
        return try #require(InkProfile(picture, inset: 9))
    }

    @Test
    func `the rows of a line reach from its highest to its lowest letter`() throws {
        #expect(try Self.rows([]).rows == 12..<36)
        #expect(try Self.rows([(12..<18, 7..<9)]).rows == 7..<36, "an accent")
        #expect(try Self.rows([(12..<18, 36..<44)]).rows == 12..<44, "a tail")
        #expect(try Self.rows([(0..<200, 45..<47)]).rows == 12..<36, "a rule")
        #expect(try Self.rows([(12..<18, 0..<3)]).rows == 12..<36, "the foot of the line above")
        #expect(
            try Self.rows([(12..<18, 36..<48)]).rows == 12..<39, "a tail that touches the line below: the guess counts")
    }

    @Test
    func `columns have the rows of their own letters`() throws {
        let profile = try Self.rows([(12..<18, 7..<9)])
        #expect(profile.rows(ofColumns: 5..<21) == 7..<36)
        #expect(profile.rows(ofColumns: 24..<95) == 12..<36)
        #expect(profile.rows(ofColumns: 100..<150) == nil)
        #expect(profile.rows(ofColumns: 190..<400) == nil)
    }

    @Test(arguments: [1, 2, 7])
    func `narrow lines have a profile of their width`(width: Int) {
        let profile = InkProfile(PixelBuffer.noise(width: width, height: 48), inset: 9)
        #expect(profile == nil || profile?.columns.count == width)
    }
}
