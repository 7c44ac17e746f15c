import Foundation
import SightEngine
import SightInference
import SightSheets
import SightTestSupport
import SightText
import Testing

/// What the caller's own words are worth on bad lines, and whether they are read where they do not stand.
@Suite struct CustomWordTests {
    /// Part numbers, product names, names with numbers: nothing that a word list knows.
    static let entries: [String] = {
        var random = SeededGenerator(seed: 4711)
        func letter() -> String { String("ABCDEFGHJKLMNPRSTUVWXYZ".randomElement(using: &random)!) }
        func digits(_ count: Int) -> String {
            (0..<count).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
        }
        let syllables = ["zor", "vex", "quil", "tam", "bri", "nox", "lur", "pex", "gan", "dro", "fim", "kel"]
        func name() -> String {
            (0..<2).map { _ in syllables.randomElement(using: &random)! }.joined().capitalized
        }
        return (0..<60).map { i in
            switch i % 6 {
            case 0: "\(letter())\(letter())-\(digits(4))\(letter())"
            case 1: "PN-\(digits(5))-\(letter())"
            case 2: "\(letter())\(letter())\(letter())\(digits(3))/\(letter())"
            case 3: name() + "in"
            case 4: "\(name()) \(digits(2))0"
            default: "\(name())-\(letter())\(digits(1))"
            }
        }
    }()

    static let frames = [
        "Part %@, two pieces", "Item %@ in stock", "order %@ today", "%@", "Ref. %@ (new)", "spare %@ and tools",
    ]

    @Test(arguments: RecognitionOptions.Level.allCases)
    func `Part numbers and invented names are found on bad lines, and put in nowhere else`(
        level: RecognitionOptions.Level
    ) async throws {
        var random = SeededGenerator(seed: 815)
        let withEntry = (0..<150).map { i in
            let entry = Self.entries[i % Self.entries.count]
            let text = Self.frames[Int.random(in: 0..<Self.frames.count, using: &random)]
                .replacing("%@", with: entry)
            return (entry: entry, line: DegradedLine(text, .en, .heldOut, .brutal, using: &random))
        }
        let without = DegradedLines(half: .heldOut, level: .brutal, count: 150, languages: [.en], series: 3)

        func read(_ line: DegradedLine, _ words: [String]) async throws -> String {
            let page = try await Engine.shared.recognize(
                line.picture,
                options: RecognitionOptions(level: level, languages: ["en"], customWords: words, precision: .f32))
            return page.lines.map(\.text).joined(separator: " ")
        }
        var before = 0, after = 0, lost = 0, inserted = 0, readAtAll = 0, mistaken = 0
        for (entry, line) in withEntry {
            let plain = try await read(line, []), helped = try await read(line, Self.entries)
            before += plain.contains(entry) ? 1 : 0
            after += helped.contains(entry) ? 1 : 0
            readAtAll += plain.isEmpty ? 0 : 1
            lost += plain.contains(entry) && !helped.contains(entry) ? 1 : 0
        }
        for line in without {
            let plain = try await read(line, []), helped = try await read(line, Self.entries)
            inserted += Self.entries.contains { helped.contains($0) && !plain.contains($0) } ? 1 : 0
        }
        // Numbers and names that differ from an entry in one letter or digit are others.
        for i in 0..<100 {
            let entry = Self.entries[i % Self.entries.count]
            var letters = Array(entry)
            let places = letters.indices.filter { letters[$0].isNumber || letters[$0].isLetter }
            let place = places.randomElement(using: &random)!
            let others =
                letters[place].isNumber ? "0123456789" : letters[place].isUppercase ? "ABCDEFGHJKLMN" : "aeioumnrst"
            letters[place] = others.filter { $0 != letters[place] }.randomElement(using: &random)!
            let line = DegradedLine("Item \(String(letters)) sold", .en, .heldOut, .mild, using: &random)
            let plain = try await read(line, []), helped = try await read(line, Self.entries)
            mistaken += plain != helped && plain.contains(String(letters)) ? 1 : 0
        }
        print(
            "lines: \(level.rawValue) custom words: \(before) of \(readAtAll) found without them, \(after) with; lost \(lost), put "
                + "in wrongly \(inserted) of \(without.count), taken for an entry \(mistaken) of 100")
        #expect(lost == 0)
        #expect(inserted == 0)
        #expect(mistaken <= 3)
        #expect(Double(after) >= (level == .accurate ? 0.9 : 0.88) * Double(readAtAll))
    }
}
