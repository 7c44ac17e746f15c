import Foundation
import SightInference
import SightInstallation
import SightText
import Testing

@Suite("Alphabet")
struct AlphabetTests {
    @Test
    func `the blank is first, the space last, and the letters between in the order of the file`() {
        let alphabet = Alphabet(lines: "x\ny\n漢\n")
        #expect(alphabet.letters == ["", "x", "y", "漢", " "])
        #expect(alphabet.classes == [0, 1, 2, 3, 4])
        #expect(alphabet.space == 4)
        #expect(Alphabet(lines: "x\ny\n漢") == alphabet, "with or without a line end at the end")
    }

    @Test
    func `limiting keeps the blank, the space and the letters of the scripts, with their old places`() {
        let alphabet = Alphabet(lines: "漢\na\nあ\nβ\nÜ\n7\n€\n")
        let latin = alphabet.limited(to: [.latin])
        #expect(latin.letters == ["", "a", "Ü", "7", "€", " "])
        #expect(latin.classes == [0, 2, 5, 6, 7, 8])
        #expect(latin.space == 5)
        #expect(alphabet.limited(to: [.han, .kana]).letters == ["", "漢", "あ", " "])
        #expect(alphabet.limited(to: []).letters == ["", " "])
        #expect(latin.limited(to: [.latin]) == latin)
        #expect(alphabet.limited(to: Set(WritingSystem.allCases)) == alphabet)
    }

    static let models = ["pp-ocrv6-tiny-recognizer", "pp-ocrv6-small-recognizer"]

    private static func installed(_ model: String) throws -> Alphabet {
        let file = Installation.current.models.appending(path: "\(model).letters")
        return Alphabet(lines: try String(contentsOf: file, encoding: .utf8))
    }

    @Test(arguments: models)
    func `the letters of a model, limited to Latin, hold all of ASCII and nothing of Chinese or Japanese`(
        model: String
    ) throws {
        let latin = try Self.installed(model).limited(to: [.latin])
        #expect(latin.letters.first == "" && latin.letters.last == " ")
        let letters = Set(latin.letters)
        for value in UInt8(0x21)...0x7E { #expect(letters.contains(String(UnicodeScalar(value)))) }
        for letter in "ÄÖÜäöüßéèêçñåøæ€£" { #expect(letters.contains(String(letter)), "\(letter)") }
        let foreign = latin.letters.filter {
            $0.unicodeScalars.contains { (0x2E80...0xFFEF).contains($0.value) || $0.value > 0xFFFF }
        }
        #expect(foreign.isEmpty)
        // No look-alikes: Cyrillic, Greek.
        #expect(!latin.letters.contains { $0.unicodeScalars.contains { (0x370...0x5FF).contains($0.value) } })
    }

    @Test(arguments: models)
    func `the last layer of a model fits its letters`(model: String) throws {
        let alphabet = try Self.installed(model)
        let file = Installation.current.models.appending(path: "\(model).head")
        let head = try ClassifierHead(contentsOf: file, classes: alphabet.letters.count, model: model)
        let full = head.limited(to: alphabet)
        #expect(full.biases.count == alphabet.letters.count)
        #expect(full.weights.count % full.biases.count == 0)
        let features = full.weights.count / full.biases.count
        let latin = alphabet.limited(to: [.latin])
        let limited = head.limited(to: latin)
        #expect(limited.weights.count == features * latin.letters.count)
        for (i, c) in latin.classes.enumerated() where i % 50 == 0 {
            #expect(limited.biases[i] == full.biases[c])
            #expect(
                limited.weights[(i * features)..<((i + 1) * features)]
                    == full.weights[(c * features)..<((c + 1) * features)])
        }
    }

    @Test(arguments: models)
    func `a last layer that does not fit is damaged, and one that is not there is missing`(model: String) throws {
        let file = Installation.current.models.appending(path: "\(model).head")
        let count = try Self.installed(model).letters.count
        for classes in [0, count - 1, count + 1, 100 * count] {
            let error = #expect(throws: InferenceError.self, "\(classes) classes") {
                try ClassifierHead(contentsOf: file, classes: classes, model: model)
            }
            #expect(error?.description.contains(file.path) == true)
        }
        #expect(throws: InferenceError.modelMissing(name: "tiny", path: "/nowhere/a.head")) {
            try ClassifierHead(contentsOf: URL(filePath: "/nowhere/a.head"), classes: 10, model: "tiny")
        }
    }
}
