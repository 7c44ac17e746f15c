import SightGeometry
import SightImage
import SightTestSupport
import SightText
import Testing

/// One letter and nothing else, with the real models.
@Suite("Little text", .timeLimit(.minutes(5)))
struct LittleTextTests {
    private static func texts(_ picture: PixelBuffer) async throws -> [String] {
        try await InstalledReader.reader(.small).read(picture).lines.map(\.text)
    }

    /// Those that look like no other when nothing stands beside them.
    static let characters = "123456789ABDEFGHKMNPQRTYabdefghijkmnpqrty€$%&@#".map(String.init)

    @Test(arguments: characters)
    func `a single character is read`(character: String) async throws {
        #expect(try await Self.texts(Scene.page(character, font: "DejaVu Sans 60", margin: 40)) == [character])
    }

    @Test(arguments: characters)
    func `a single character is read out of a tight cut-out`(character: String) async throws {
        #expect(try await Self.texts(Scene.page(character, font: "DejaVu Sans 60", margin: 2)) == [character])
    }

    @Test(arguments: ["$", "%", "€", "7", "A", "e", "@"], [24, 300])
    func `a single small or very large character is read`(character: String, pixels: Int) async throws {
        let picture = try Scene.page(character, font: "DejaVu Sans \(pixels)", margin: pixels * 3 / 5)
        #expect(try await Self.texts(picture) == [character])
    }

    @Test(arguments: ["5", "R", "k", "g", "%"])
    func `a character alone on a page is read where it stands`(character: String) async throws {
        var scene = Scene(width: 800, height: 600)
        let ink = try scene.draw(character, font: "DejaVu Sans 40", x: 350, y: 250)[0]
        let lines = try await InstalledReader.reader(.small).read(scene.picture).lines
        #expect(lines.map(\.text) == [character])
        for line in lines {
            let box = line.quad.boundingBox
            #expect(abs(box.center.x - ink.center.x) < 8 && abs(box.center.y - ink.center.y) < 8)
            #expect(box.width < 3 * ink.width && box.height < 3 * ink.height)
        }
    }

    @Test func `a lone stroke is one of the letters that are one`() async throws {
        let texts = try await Self.texts(Scene.page("l", font: "DejaVu Sans 60", margin: 40))
        #expect(["l", "I", "1", "|"].contains(texts.joined()))
    }

    @Test(arguments: ["日", "本", "人", "大", "山", "川", "水", "国", "永", "三", "あ", "い", "你", "好", "我"], [60, 200])
    func `a single ideograph is read`(character: String, pixels: Int) async throws {
        let picture = try Scene.page(
            character, font: "\(ColumnReadingTests.font) \(pixels)", margin: pixels * 3 / 5)
        #expect(try await InstalledReader.unlimitedReader().read(picture).lines.map(\.text) == [character])
    }

    @Test func `rules, frames and spots are no letters`() async throws {
        func picture(_ fill: (inout Scene) -> Void) -> PixelBuffer {
            var scene = Scene(width: 400, height: 300)
            fill(&scene)
            return scene.picture
        }
        let pictures = [
            picture { $0.fill(x: 50, y: 150, width: 300, height: 2, shade: 0) },
            picture { $0.fill(x: 200, y: 20, width: 2, height: 260, shade: 0) },
            picture { $0.fill(x: 0, y: 0, width: 200, height: 300, shade: 0) },
            picture { $0.fill(x: 0, y: 0, width: 100, height: 100, shade: 0) },
            picture { $0.fill(x: 200, y: 100, width: 3, height: 3, shade: 0) },
            picture { $0.fill(x: 150, y: 100, width: 100, height: 100, shade: 0) },
        ]
        for picture in pictures { #expect(try await Self.texts(picture) == []) }
    }

    /// The cells of a code look like an ideograph.
    @Test(arguments: 0..<6)
    func `patterns of squares are no ideographs`(seed: Int) async throws {
        var generator = SeededGenerator(seed: seed)
        var scene = Scene(width: 500, height: 400)
        try scene.draw("Scan this code", font: "DejaVu Sans 30", x: 40, y: 40)
        for y in 0..<17 {
            for x in 0..<17 where Bool.random(using: &generator) {
                scene.fill(x: 150 + 8 * x, y: 150 + 8 * y, width: 8, height: 8, shade: 0)
            }
        }
        #expect(try await InstalledReader.unlimitedReader().read(scene.picture).lines.map(\.text) == ["Scan this code"])
    }
}
