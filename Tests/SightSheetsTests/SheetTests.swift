import SightGeometry
import SightImage
import SightSheets
import SightTestSupport
import Testing

@Suite("Sheets")
struct SheetTests {
    @Test(arguments: SheetLanguage.allCases)
    func `each half has sixty sentences, and the halves share none`(language: SheetLanguage) {
        let halves = SheetHalf.allCases.map { Set(SheetProse.sentences(language, $0)) }
        #expect(halves.allSatisfy { $0.count >= 60 })
        #expect(halves[0].isDisjoint(with: halves[1]))
    }

    @Test
    func `the halves share no font`() {
        #expect(Set(SheetHalf.tuning.families).isDisjoint(with: SheetHalf.heldOut.families))
    }

    @Test(arguments: SheetHalf.allCases.flatMap(\.families))
    func `every font is installed: it does not look like another one`(family: String) throws {
        let text = "Ragtime quiz & 24 Äpfel"
        let line = try RenderedLine(text, font: RenderedFont(family, size: 30), words: false).ink
        let missing = try RenderedLine(text, font: RenderedFont("No Such Family", size: 30), words: false).ink
        let isOwn = line.samples != missing.samples
        #expect(isOwn, "\(family)")
    }

    @Test(arguments: SheetHalf.allCases, Degradation.Level.allCases)
    func `lines are the same every time, and the first ones whatever the count`(
        half: SheetHalf, level: Degradation.Level
    ) {
        let few = Array(DegradedLines(half: half, level: level, count: 12))
        let many = DegradedLines(half: half, level: level, count: 40)
        for (a, b) in zip(few, many) {
            let isSame = a.text == b.text && a.picture.samples == b.picture.samples
            #expect(isSame, "\(a.text)")
            #expect(a.picture.format == .gray8 && !a.text.isEmpty)
        }
        #expect(Set(many.map(\.language)).count == SheetLanguage.allCases.count)
        #expect(Set(many.map(\.text)).count > 30)
    }

    @Test(arguments: SheetTemplate.allCases)
    func `templates fill in everything`(template: SheetTemplate) {
        var random = SeededGenerator(seed: 5)
        for language in SheetLanguage.allCases {
            for half in SheetHalf.allCases {
                let line = template.line(language, half, using: &random)
                #expect(!line.isEmpty && !line.contains("{"))
            }
        }
    }

    @Test(arguments: SheetHalf.allCases.flatMap(\.families))
    func `words hold all ink of their line, in order, and none of their neighbours`(family: String) throws {
        let line = try RenderedLine(
            "Waffles, fjord office 0.5 AV", font: RenderedFont(family, size: 28), characters: true)
        #expect(line.words.map(\.text) == ["Waffles,", "fjord", "office", "0.5", "AV"])
        #expect(line.words.first!.ink.x <= 1 && line.words.last!.ink.maxX >= Double(line.ink.width) - 1)
        for (a, b) in zip(line.words, line.words.dropFirst()) { #expect(a.ink.maxX < b.ink.x) }
        for word in line.words {
            #expect(word.ink.y >= 0 && word.ink.maxY <= Double(line.ink.height))
            #expect(word.ink.maxY >= Double(line.baseline) - 1)
            for letter in word.characters {
                #expect(letter.ink.x >= word.ink.x && letter.ink.maxX <= word.ink.maxX, "\(letter.text)")
            }
        }
    }

    @Test(arguments: [0.0, 3, -10], [1.0, 1.6])
    func `words of a page hold its ink, turned and reduced too`(skew: Double, reduction: Double) throws {
        var degradation = Degradation()
        degradation.skew = skew
        degradation.reduction = reduction
        let page = try RenderedPage(
            ["The first line of four", "is followed by another", "that is longer than both", "end"],
            font: RenderedFont("Roboto", size: 30), degradation: degradation)
        #expect(page.lines.map { $0.words.count } == [5, 4, 5, 1])
        var outside = 0, inside = 0
        let samples = page.picture.samples
        let quads = page.lines.flatMap(\.words).map(\.quad)
        for y in 0..<page.picture.height {
            for x in 0..<page.picture.width where samples[y * page.picture.width + x] < 100 {
                let point = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                if quads.contains(where: { $0.holds(point, slack: 1) }) { inside += 1 } else { outside += 1 }
            }
        }
        #expect(inside > 500 && outside == 0, "\(inside) inside, \(outside) outside")
    }
}

extension Quad {
    /// Whether a point is inside or no further than so many pixels outside.
    fileprivate func holds(_ point: Point, slack: Double) -> Bool {
        let corners = [topLeft, topRight, bottomRight, bottomLeft]
        return corners.indices.allSatisfy { i in
            let a = corners[i], d = corners[(i + 1) % 4] - a, p = point - a
            return d.x * p.y - d.y * p.x >= -slack * (d.x * d.x + d.y * d.y).squareRoot()
        }
    }
}
