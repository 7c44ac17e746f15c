import Foundation
import SightInference
import SightTestSupport
import SightText
import Testing

@Suite("Letter rows")
struct LetterRowsTests {
    /// Two features a letter: b is replaced, ș and 喺 are new.
    static let rows = LetterRows(letters: ["ș", "b", "喺"], weights: [1, 2, 3, 4, 5, 6], biases: [7, 8, 9])

    @Test
    func `rows are read as they were written`() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "letters.weights")
        try Self.rows.data.write(to: file)
        let read = try withExtendedLifetime(folder) { try LetterRows(contentsOf: file) }
        #expect(read.letters == Self.rows.letters)
        #expect(read.weights == Self.rows.weights)
        #expect(read.biases == Self.rows.biases)
        #expect(LetterRows.none.data.count == 4)
    }

    @Test(arguments: [LetterRows.small, .tiny])
    func `the rows that are compiled in are of letters that are one scalar, each once`(rows: LetterRows) {
        let scalars = rows.letters.map { $0.unicodeScalars.count == 1 ? $0.unicodeScalars.first : nil }
        #expect(!scalars.contains(nil))
        #expect(Set(scalars).count == rows.letters.count)
        let isFinite = (rows.weights + rows.biases).allSatisfy { $0.isFinite }
        #expect(isFinite)
    }

    @Test
    func `letters that an alphabet lacks get classes before the space, and those that it has keep theirs`() {
        let alphabet = Alphabet(lines: "a\nb\n")
        let full = alphabet.adding(Self.rows.letters)
        #expect(full.letters == ["", "a", "b", "ș", "喺", " "])
        #expect(full.classes == Array(0..<6))
        #expect(full.space == 5)
        #expect(full.places["喺"] == 4 && full.places["b"] == 2)
        #expect(alphabet.adding([]) == alphabet)
    }

    @Test
    func `letters are told by their scalars, also where strings are equal`() {
        let unit = "\u{212B}", letter = "\u{C5}"
        #expect(
            Alphabet(lines: "\(unit)\n").adding([letter]).letters.map { $0.unicodeScalars.first } == [
                nil, "\u{212B}", "\u{C5}", " ",
            ])
    }

    @Test
    func `rows stand in a last layer where their letters do, and nothing else changes`() throws {
        let (alphabet, head) = try installed(Self.rows, features: 2)
        let (weights, biases) = head.limited(to: alphabet)
        #expect(alphabet.letters == ["", "a", "b", "ș", "喺", " "])
        #expect(weights == [10, 11, 12, 13, 3, 4, 1, 2, 5, 6, 16, 17])
        #expect(biases == [20, 21, 8, 7, 9, 23])
        let plain = try installed(.none, features: 2)
        #expect(plain.alphabet.letters == ["", "a", "b", " "])
        #expect(plain.head.limited(to: plain.alphabet).biases == [20, 21, 22, 23])
    }

    @Test
    func `rows with other features than the layer has are refused`() {
        #expect(throws: InferenceError.self) { try installed(Self.rows, features: 3) }
    }

    /// A layer of a, b, blank and space with weights from 10 and biases from 20.
    private func installed(
        _ rows: LetterRows, features: Int
    ) throws -> (alphabet: Alphabet, head: ClassifierHead) {
        let folder = try TemporaryFolder()
        let letters = folder.url.appending(path: "letters"), head = folder.url.appending(path: "head")
        try Data("a\nb\n".utf8).write(to: letters)
        let values = (0..<(4 * features)).map { Float(10 + $0) } + (20..<24).map(Float.init)
        try values.map(\.bitPattern.littleEndian).withUnsafeBytes { Data($0) }.write(to: head)
        return try withExtendedLifetime(folder) {
            try ClassifierHead.installed(letters: letters, weights: head, rows: rows, model: "test")
        }
    }
}
