import Foundation
import SightEngine
import SightGeometry
import SightImage
import SightInference
import SightSheets
import SightTestSupport
import SightText
import Testing

/// Pages of running text in every language, from texts and fonts that nothing was tuned on.
///
/// Two pages of each language and degradation are read; `SIGHTREAD_LANGUAGE_SHEETS=all` reads all six and holds them to what a
/// reader may expect instead of to floors, and `SIGHTREAD_HALF=tuning` takes the pages that constants may be chosen on.
@Suite(.serialized) struct LanguageSheetTests {
    static let readsAll = ProcessInfo.processInfo.environment["SIGHTREAD_LANGUAGE_SHEETS"] == "all"
    static let half = DegradedLineTests.half
    static let levels: [Degradation.Level] = [.clean, .mild]

    private static func read(
        _ picture: PixelBuffer, _ languages: [String], _ level: RecognitionOptions.Level
    ) async throws -> [TextLine] {
        try await Engine.shared.recognize(
            picture, options: RecognitionOptions(level: level, languages: languages, precision: .f32)
        ).lines
    }

    @Test(arguments: LanguageFloors.languages, RecognitionOptions.Level.allCases)
    func `running text is read at least as well as before`(
        language: TextLanguage, level: RecognitionOptions.Level
    ) async throws {
        let floors = try #require(LanguageFloors.recorded.prose[language.tag])
        for degradation in Self.levels {
            let name = "\(level.rawValue) \(degradation.rawValue)"
            guard let floor = floors[name] else { continue }
            var score = PairScore()
            for sheet in LanguageSheet.all(language, Self.half, degradation).prefix(Self.readsAll ? 6 : 2) {
                let page = try sheet.rendered()
                // What is read but cannot be asked for yet is read without being told.
                let told = LanguageFloors.reads(language.tag, level) ? [language.tag] : []
                let lines = try await Self.read(page.picture, told, level)
                score.add(truth: page.lines.map(\.text), found: lines.map(\.text))
            }
            print("languages: \(language.tag) \(name): \(String(format: "%.2f", score.f1))")
            guard Self.half == .heldOut else { continue }
            #expect(
                score.f1 >= (Self.readsAll ? Self.goal(language, level, degradation) : floor), "\(language.tag) \(name)"
            )
        }
    }

    /// What all pages of a language must reach, at the accurate level.
    private static func goal(
        _ language: TextLanguage, _ level: RecognitionOptions.Level, _ degradation: Degradation.Level
    ) -> Double {
        let isHard = [.ko, .th, .ar].contains(language)
        switch (level, degradation) {
        case (.accurate, .clean): return isHard ? 93 : 97
        case (.accurate, _): return isHard ? 85 : 92
        default: return 0
        }
    }

    @Test(arguments: RecognitionOptions.Level.allCases)
    func `every language that can be asked for and has sheets has floors`(level: RecognitionOptions.Level) {
        let missing = TextLanguage.allCases.filter { language in
            LanguageFloors.reads(language.tag, level)
                && Self.levels.contains {
                    LanguageFloors.recorded.prose[language.tag]?["\(level.rawValue) \($0.rawValue)"] == nil
                }
        }
        #expect(missing.map(\.tag) == [])
    }

    @Test
    func `pages are read in their script without being told the language`() async throws {
        var right = 0, pages = 0
        for language in LanguageFloors.languages {
            for degradation in Self.readsAll ? Self.levels : [.mild] {
                for sheet in LanguageSheet.all(language, Self.half, degradation).prefix(Self.readsAll ? 6 : 1) {
                    let text = try await Self.read(sheet.rendered().picture, [], .accurate).map(\.text).joined()
                    let script = TextLanguage.Script(mostOf: text)
                    pages += 1
                    right += script == language.script ? 1 : 0
                    if script != language.script { print("languages: \(sheet.name) is read as \(text.prefix(40))") }
                }
            }
        }
        let share = 100 * Double(right) / Double(pages)
        print("languages: right script on \(right) of \(pages) pages")
        #expect(share >= LanguageFloors.recorded.script)
    }

    @Test(
        .enabled(if: MixedSheet.languages.allSatisfy { LanguageFloors.reads($0.tag, .accurate) }),
        arguments: levels)
    func `each paragraph of a mixed page is read in its script`(degradation: Degradation.Level) async throws {
        let sheet = MixedSheet(half: Self.half, level: degradation)
        let page = try sheet.rendered()
        let lines = try await Self.read(page.picture, [], .accurate)
        var first = 0
        for (language, texts) in sheet.paragraphs {
            let boxes = page.lines[first..<(first + texts.count)].map(\.quad.boundingBox)
            first += texts.count
            let found = lines.filter { line in
                let box = line.quad.boundingBox, middle = (box.y + box.maxY) / 2
                return boxes.contains { $0.y <= middle && middle <= $0.maxY }
            }
            var score = PairScore()
            score.add(truth: texts, found: found.map(\.text))
            print("languages: mixed \(degradation.rawValue) \(language.tag): \(String(format: "%.2f", score.f1))")
            for line in found where line.text.count > 3 {
                #expect(TextLanguage.Script(mostOf: line.text) == language.script, "\(line.text)")
            }
            #expect(score.f1 >= Self.goal(language, .accurate, .mild), "\(language.tag)")
        }
    }

    @Test(arguments: LanguageFloors.recorded.slips.keys.sorted(), RecognitionOptions.Level.allCases)
    func `words with every accented letter are read as they stand there`(
        language: String, level: RecognitionOptions.Level
    ) async throws {
        guard let most = LanguageFloors.recorded.slips[language]?[level.rawValue] else { return }
        let told = LanguageFloors.reads(language, level) ? [language] : []
        var slips: [String] = []
        for font in 0..<2 {
            let page = try DiacriticSheet(language, Self.half, font: font).rendered()
            var found = try await Self.read(page.picture, told, level).flatMap { $0.text.split(separator: " ") }
            for word in page.lines.flatMap({ $0.text.split(separator: " ") }) {
                if let place = found.firstIndex(of: word) {
                    found.remove(at: place)
                } else {
                    slips.append(String(word))
                }
            }
            if !slips.isEmpty {
                print("languages: \(language) \(level.rawValue) left over: \(found.joined(separator: " "))")
            }
        }
        print("languages: \(language) \(level.rawValue) slips: \(slips.count): \(slips.joined(separator: " "))")
        guard Self.half == .heldOut else { return }
        #expect(slips.count <= most, "\(language)")
    }
}
