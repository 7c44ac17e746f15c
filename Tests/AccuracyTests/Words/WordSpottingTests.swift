import SightEngine
import SightGeometry
import SightSheets
import SightTestSupport
import SightText
import Testing

/// Whether words are found where they are, with the text that they have: docTR's protocol, against boxes around the ink of each
/// word and against boxes as high as its line.
@Suite(.serialized) struct WordSpottingTests {
    @Test(arguments: RecognitionOptions.Level.allCases, [Degradation.Level.clean, .mild])
    func `words are spotted on pages in many fonts`(
        level: RecognitionOptions.Level, degradation: Degradation.Level
    ) async throws {
        let sizes = [12.0, 17, 22, 28, 36]
        let pages = (0..<2).flatMap { k in
            SheetPage.inEveryFont(shift: 3 * k) { i, family, language in
                SheetPage(
                    language: language, font: RenderedFont(family, size: sizes[(i + 2 * k) % sizes.count]),
                    level: degradation, series: k)
            }
        }
        var ink = WordSpotting(), line = WordSpotting()
        for sheet in pages {
            let page = try sheet.rendered()
            let found = try await sheet.read(page, level).flatMap(\.words).map { ($0.text, $0.quad) }
            ink.add(truth: page.words, found: found)
            line.add(truth: page.wordsAsHighAsTheirLines, found: found)
        }
        for miss in ink.misses {
            print("words: missed \(miss.word), nearest \(miss.nearest), overlap \(miss.overlap)")
        }
        let name = "\(level.rawValue) \(degradation.rawValue)"
        WordFloors.check("\(name) recall", ink.recall)
        WordFloors.check("\(name) precision", ink.precision)
        WordFloors.check("\(name) recall, as high as the line", line.recall)
        WordFloors.check("\(name) precision, as high as the line", line.precision)
        WordFloors.check("\(name) located", 100 * Double(ink.located) / Double(ink.truth))
    }

    @Test(arguments: RecognitionOptions.Level.allCases)
    func `words are spotted on turned pages`(level: RecognitionOptions.Level) async throws {
        var ink = WordSpotting()
        for (i, skew) in [-10.0, -4, 4, 10].enumerated() {
            let sheet = SheetPage(
                language: SheetLanguage.allCases[i], font: RenderedFont(SheetPage.half.families[i], size: 26),
                level: .clean, series: 30, skew: skew)
            let page = try sheet.rendered()
            ink.add(
                truth: page.words, found: try await sheet.read(page, level).flatMap(\.words).map { ($0.text, $0.quad) })
        }
        WordFloors.check("\(level.rawValue) turned recall", ink.recall)
        WordFloors.check("\(level.rawValue) turned precision", ink.precision)
    }

    @Test(arguments: RecognitionOptions.Level.allCases)
    func `characters stand where their ink is`(level: RecognitionOptions.Level) async throws {
        var borders: [Double] = []
        var held = 0, all = 0
        let pages = SheetPage.inEveryFont { _, family, language in
            SheetPage(
                language: language, font: RenderedFont(family, size: 26), level: .clean, series: 40, lines: 3,
                characters: true)
        }
        for sheet in pages {
            let page = try sheet.rendered()
            let found = try await sheet.read(page, level).flatMap(\.words)
            for word in page.lines.flatMap(\.words) {
                guard let best = found.max(by: { $0.quad.overlap(with: word.quad) < $1.quad.overlap(with: word.quad) }),
                    best.text == word.text, best.characters.count == word.characters.count
                else { continue }
                let ink = word.characters.map(\.quad.boundingBox), boxes = best.characters.map(\.quad.boundingBox)
                for i in ink.indices {
                    let center = ink[i].center.x
                    all += 1
                    if center > boxes[i].x, center < boxes[i].maxX { held += 1 }
                    // Between two characters the middle of what their inks leave is right.
                    if i > 0 { borders.append(abs(boxes[i].x - (ink[i - 1].maxX + ink[i].x) / 2) / 26) }
                }
            }
        }
        #expect(all > 300)
        WordFloors.check(
            "\(level.rawValue) characters that hold the middle of their ink", 100 * Double(held) / Double(all))
        let error = borders.reduce(0, +) / Double(borders.count)
        print("words: \(level.rawValue): borders of characters are off by \(error) em")
        #expect(error < 0.04)
    }
}
