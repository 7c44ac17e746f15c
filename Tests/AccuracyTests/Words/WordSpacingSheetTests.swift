import SightEngine
import SightSheets
import SightTestSupport
import SightText
import Testing

/// Whether spaces are found where they are and nowhere else, at the resolutions of screens, faxes and scans.
@Suite(.serialized) struct WordSpacingSheetTests {
    private static func score(_ pages: [SheetPage], _ level: RecognitionOptions.Level) async throws -> SpaceScore {
        var score = SpaceScore()
        for sheet in pages {
            let page = try sheet.rendered()
            let lines = try await sheet.read(page, level)
            score.add(truth: page.text, found: lines.map(\.text).joined(separator: "\n"))
        }
        for place in score.lost { print("words: lost space: \(place)") }
        for place in score.added { print("words: added space: \(place)") }
        return score
    }

    @Test(arguments: RecognitionOptions.Level.allCases, [60, 75, 100, 150])
    func `spaces of eleven-point print are found`(level: RecognitionOptions.Level, dotsPerInch: Int) async throws {
        let pages = SheetPage.inEveryFont(shift: dotsPerInch / 25) { _, family, language in
            SheetPage(
                language: language, font: RenderedFont(family, points: 11, dotsPerInch: Double(dotsPerInch)),
                series: 10)
        }
        WordFloors.check(
            "\(level.rawValue) spaces at \(dotsPerInch) dots an inch", try await Self.score(pages, level).f1)
    }

    @Test(arguments: RecognitionOptions.Level.allCases, [-40, 120, 250])
    func `letters set close or apart are the words that they are`(
        level: RecognitionOptions.Level, tracking: Int
    ) async throws {
        let pages = SheetPage.inEveryFont(shift: 1) { _, family, language in
            SheetPage(
                language: language, font: RenderedFont(family, size: 22, tracking: tracking), series: 20, lines: 4,
                isUpperCase: tracking > 0)
        }
        let score = try await Self.score(pages, level)
        WordFloors.check("\(level.rawValue) spaces with letters \(tracking)/1000 em apart", score.f1)
    }

    @Test(arguments: RecognitionOptions.Level.allCases)
    func `numbers, codes and addresses are not divided`(level: RecognitionOptions.Level) async throws {
        let pages = SheetPage.inEveryFont(shift: 2) { _, family, language in
            SheetPage(
                language: language, font: RenderedFont(family, size: 20), series: 25, lines: 10, templates: 10)
        }
        let score = try await Self.score(pages, level)
        WordFloors.check("\(level.rawValue) spaces among numbers", score.f1)
    }
}
