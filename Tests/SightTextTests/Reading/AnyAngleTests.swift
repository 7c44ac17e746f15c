import SightGeometry
import SightImage
import SightTestSupport
import SightText
import Testing

/// Text in any direction, with the real models.
@Suite("Any angle", .timeLimit(.minutes(5)))
struct AnyAngleTests {
    typealias Size = InstalledReader.Size

    static let note = [
        "Meeting notes of Monday", "Budget for the new office", "Chairs 12 pieces at 49.90", "Total amount 1,378.80",
    ]

    private static func page(_ lines: [String], font: String, pitch: Int) throws -> PixelBuffer {
        let inks = try lines.map { try Scene.page($0, font: font, margin: 0) }
        var scene = Scene(width: inks.map(\.width).max()! + 60, height: pitch * lines.count + 40)
        for (i, ink) in inks.enumerated() { scene.draw(ink, x: 30, y: 30 + pitch * i) }
        return scene.picture
    }

    /// Whether lines run at an angle, their corners in the order of the text.
    private static func expect(_ lines: [TextLine], at degrees: Double) {
        for line in lines {
            let difference = abs(line.angle - degrees).truncatingRemainder(dividingBy: 360)
            #expect(min(difference, 360 - difference) < 3, "\(line.text): \(line.angle)")
            let along = line.quad.topRight - line.quad.topLeft, down = line.quad.bottomLeft - line.quad.topLeft
            #expect(along.x * down.y - along.y * down.x > 0, "mirrored")
            #expect(line.quad.width > line.quad.height)
        }
    }

    @Test(arguments: Array(stride(from: 0.0, to: 360, by: 15)))
    func `a line is read at any angle`(degrees: Double) async throws {
        let line = "Delivery to Hamburg 7.90"
        let picture = Scene.turned(try Self.page([line], font: "DejaVu Sans 32", pitch: 50), degrees: degrees)
        let lines = try await InstalledReader.reader(.small).read(picture).lines
        #expect(lines.map(\.text) == [line])
        Self.expect(lines, at: degrees)
    }

    @Test(arguments: Array(stride(from: 0.0, to: 360, by: 15)))
    func `a page is read at any angle, in order`(degrees: Double) async throws {
        let picture = Scene.turned(try Self.page(Self.note, font: "DejaVu Sans 28", pitch: 56), degrees: degrees)
        let lines = try await InstalledReader.reader(.small).read(picture).lines
        #expect(lines.map(\.text) == Self.note)
        Self.expect(lines, at: degrees)
    }

    // MARK: - Quarter turns of pages with little on them

    static let little = [
        ["Total 20.40", "Thank you"], ["EXIT ONLY", "NO ENTRY"], ["Paid"], ["12/31/2024", "01/05/2023"],
        ["1 234.50", "778 20", "45 901.17", "3 600.05", "92 114"], ["4006381333931", "0557-54-5566"],
    ]

    static let turns: [(Orientation, PageRotation)] = [
        (.up, .none), (.right, .counterclockwise), (.down, .half), (.left, .clockwise),
    ]

    @Test(arguments: little, turns)
    func `pages of a few words or numbers are read whatever way they are turned`(
        lines: [String], turn: (Orientation, PageRotation)
    ) async throws {
        for font in ["DejaVu Sans 30", "DejaVu Serif 30"] {
            let picture = try Self.page(lines, font: font, pitch: 60).oriented(turn.0)
            let page = try await InstalledReader.reader(.small).read(picture)
            #expect(page.rotation == turn.1, "\(font)")
            #expect(page.lines.map(\.text) == lines, "\(font)")
        }
    }

    /// The fast models take short lines on their head for words more easily.
    @Test(arguments: little.filter { $0.joined().count > 8 }, turns)
    func `the fast models tell the four turns of a few lines apart`(
        lines: [String], turn: (Orientation, PageRotation)
    ) async throws {
        let picture = try Self.page(lines, font: "DejaVu Sans 30", pitch: 60).oriented(turn.0)
        #expect(try await InstalledReader.reader(.tiny).read(picture).rotation == turn.1)
    }

    @Test func `one page holds lines of all directions`() async throws {
        var scene = Scene(width: 800, height: 520)
        let upright = ["Opening hours", "Monday to Friday", "from nine to five", "closed on Sunday"]
        for (i, line) in upright.enumerated() { try scene.draw(line, font: "DejaVu Sans 28", x: 200, y: 60 + 80 * i) }
        try scene.draw("Handle with care", font: "DejaVu Sans 28", x: 60, y: 60, turned: .left)
        try scene.draw("Keep it dry", font: "DejaVu Sans 28", x: 700, y: 80, turned: .right)
        try scene.draw("NO ENTRY HERE", font: "DejaVu Sans 28", x: 260, y: 440, turned: .down)
        let page = try await InstalledReader.reader(.small).read(scene.picture)
        #expect(page.rotation == .none)
        let angles = Dictionary(page.lines.map { ($0.text, $0.angle) }, uniquingKeysWith: { first, _ in first })
        #expect(angles.count == 7)
        for line in upright { #expect(try abs(#require(angles[line])) < 3) }
        #expect(try abs(#require(angles["Handle with care"]) - 90) < 3)
        #expect(try abs(#require(angles["Keep it dry"]) + 90) < 3)
        #expect(try abs(#require(angles["NO ENTRY HERE"])) > 177)
    }
}
