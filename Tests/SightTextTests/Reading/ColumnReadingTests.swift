import SightGeometry
import SightImage
import SightTestSupport
import SightText
import Testing

/// Columns of upright characters, as Japanese and Chinese are set, with the real models.
@Suite("Columns", .timeLimit(.minutes(5)))
struct ColumnReadingTests {
    static let japanese = [
        "吾輩は猫である。名前はまだ無い。", "どこで生れたかとんと見当がつかぬ。", "何でも薄暗いじめじめした所で、",
        "ニャーニャー泣いていた事だけは", "記憶している。「ちょっと待って」",
    ]
    static let chinese = ["春眠不觉晓，处处闻啼鸟。", "夜来风雨声，花落知多少。", "白日依山尽，黄河入海流。", "欲穷千里目，更上一层楼。"]
    static let font = "WenQuanYi Micro Hei"

    /// The share of characters that have to be changed.
    static func errors(_ found: [String], _ truth: [String]) -> Double {
        let a = Array(truth.joined(separator: "\n")), b = Array(found.joined(separator: "\n"))
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var next = [i + 1]
            for (j, y) in b.enumerated() { next.append(min(row[j + 1] + 1, next[j] + 1, row[j] + (x == y ? 0 : 1))) }
            row = next
        }
        return Double(row[b.count]) / Double(a.count)
    }

    @Test(arguments: [20, 28, 40])
    func `Japanese columns are read from the right, with their small kana, marks and brackets`(
        pixels: Int
    ) async throws {
        let picture = try Scene.page(
            columns: Self.japanese, family: Self.font, pixels: pixels)
        let page = try await InstalledReader.unlimitedReader().read(picture)
        #expect(page.rotation == .none)
        #expect(page.lines.count == 5)
        let texts = page.lines.map(\.text)
        #expect(Self.errors(texts, Self.japanese) <= 0.03, "\(texts)")
        #expect(texts.joined().count { "、。".contains($0) } == 5, "\(texts)")
        #expect(page.lines.allSatisfy { $0.direction == .topToBottom })
    }

    @Test(arguments: [20, 28, 40])
    func `Chinese columns are read from the right`(pixels: Int) async throws {
        let picture = try Scene.page(
            columns: Self.chinese, family: Self.font, pixels: pixels)
        let page = try await InstalledReader.unlimitedReader().read(picture)
        let texts = page.lines.map(\.text)
        #expect(Self.errors(texts, Self.chinese) <= 0.02, "\(texts)")
        #expect(page.rotation == .none)
    }

    @Test(arguments: Array(stride(from: -10.0, through: 10, by: 2.5)))
    func `slanted columns are read, and say how they stand`(degrees: Double) async throws {
        let upright = try Scene.page(
            columns: Array(Self.japanese.prefix(3)), family: Self.font, pixels: 28)
        let page = try await InstalledReader.unlimitedReader().read(Scene.turned(upright, degrees: degrees))
        let texts = page.lines.map(\.text)
        #expect(Self.errors(texts, Array(Self.japanese.prefix(3))) <= 0.03, "\(texts)")
        for line in page.lines {
            #expect(abs(line.angle - degrees) < 2)
            #expect(line.quad.height > 8 * line.quad.width)
            #expect(line.quad.topLeft.y < line.quad.bottomLeft.y && line.quad.topLeft.x < line.quad.topRight.x)
        }
    }

    @Test func `a column's quads hold its characters one below the other`() async throws {
        let picture = try Scene.page(columns: [Self.japanese[1]], family: Self.font, pixels: 32)
        let line = try #require(try await InstalledReader.unlimitedReader().read(picture).lines.first)
        let characters = line.words.flatMap(\.characters)
        #expect(characters.map(\.text).joined() == line.text)
        #expect(line.words.count == 1)
        // The ink is 40 pixels from each border.
        let box = line.quad.boundingBox
        #expect(abs(box.x - 40) < 10 && abs(box.maxX - Double(picture.width - 40)) < 10, "\(box)")
        #expect(abs(box.y - 40) < 14 && abs(box.maxY - Double(picture.height - 40)) < 20, "\(box)")
        for (a, b) in zip(characters, characters.dropFirst()) {
            #expect(b.quad.center.y - a.quad.center.y > 20)
            #expect(abs(b.quad.center.x - a.quad.center.x) < 4)
            #expect(a.quad.height < 50)
        }
    }

    @Test func `columns beside level lines are read each its way`() async throws {
        var scene = Scene(width: 700, height: 400)
        let level = ["東京都千代田区", "大阪府大阪市", "お問い合わせ"]
        for (i, line) in level.enumerated() { try scene.draw(line, font: "\(Self.font) 32", x: 60, y: 60 + 90 * i) }
        scene.draw(try Scene.column("本日定休日", family: Self.font, pixels: 32), x: 620, y: 40)
        scene.draw(try Scene.column("営業時間", family: Self.font, pixels: 32), x: 540, y: 40)
        let page = try await InstalledReader.unlimitedReader().read(scene.picture)
        #expect(page.rotation == .none)
        let columns = page.lines.filter { $0.direction == .topToBottom }
        #expect(columns.map(\.text) == ["本日定休日", "営業時間"])
        #expect(page.lines.filter { $0.direction != .topToBottom }.map(\.text) == level)
        #expect(columns.allSatisfy { abs($0.angle) < 2 })
    }

    /// Turned clockwise by a quarter, a half and three quarters.
    @Test(arguments: [
        (Orientation.up, PageRotation.none), (.right, .counterclockwise), (.down, .half), (.left, .clockwise),
    ])
    func `level Japanese pages are not taken for columns, whatever way they are turned`(
        orientation: Orientation, rotation: PageRotation
    ) async throws {
        let lines = ["東京都千代田区丸の内一丁目", "株式会社山田製作所", "電話番号と住所を確認", "ありがとうございます"]
        var scene = Scene(width: 560, height: 320)
        for (i, line) in lines.enumerated() { try scene.draw(line, font: "\(Self.font) 32", x: 40, y: 40 + 64 * i) }
        let page = try await InstalledReader.unlimitedReader().read(scene.picture.oriented(orientation))
        #expect(page.rotation == rotation)
        #expect(page.lines.map(\.text) == lines)
        #expect(!page.lines.contains { $0.direction == .topToBottom })
    }

    @Test func `a page of columns on its head is read`() async throws {
        let picture = try Scene.page(columns: Self.chinese, family: Self.font, pixels: 28)
        let page = try await InstalledReader.unlimitedReader().read(picture.oriented(.down))
        #expect(page.rotation == .half)
        let texts = page.lines.map(\.text)
        #expect(Self.errors(texts, Self.chinese) <= 0.05, "\(texts)")
    }
}
