import Foundation
import SightInstallation
import SightTestSupport
import SightText
import Testing

@Suite("Word lists")
struct LexiconTests {
    static func url(_ language: String) -> URL { Installation.current.words.appending(path: "\(language).words") }
    static func lexicon(_ language: String) throws -> Lexicon {
        try Lexicon(language: language, contentsOf: url(language))
    }

    @Test(arguments: [
        ("en", "the", "house"), ("de", "der", "zeitung"), ("fr", "le", "maison"), ("es", "que", "casa"),
        ("it", "di", "scuola"), ("pt", "de", "escola"), ("tr", "bir", "kitap"), ("pl", "nie", "dom"),
        ("ru", "и", "дом"), ("el", "και", "σπίτι"), ("vi", "không", "người"),
    ])
    func `frequent words are less rare than others, and no words are unknown`(
        language: String, frequent: String, other: String
    ) throws {
        let lexicon = try Self.lexicon(language)
        let first = try #require(lexicon.rarity(of: frequent)), second = try #require(lexicon.rarity(of: other))
        #expect(first < second && second < 600)
        for word in ["", "xqzjw", "1234", "a b", "🂡"] { #expect(lexicon.rarity(of: word) == nil) }
    }

    @Test func `case, curly apostrophes and sharp s make no difference`() throws {
        let german = try Self.lexicon("de"), english = try Self.lexicon("en"), turkish = try Self.lexicon("tr")
        #expect(german.rarity(of: "STRASSE") == german.rarity(of: "Straße"))
        #expect(english.rarity(of: "Don’t") == english.rarity(of: "don't"))
        #expect(english.rarity(of: "don't") != nil)
        #expect(turkish.rarity(of: "IŞIK") == turkish.rarity(of: "ışık"))
        #expect(turkish.rarity(of: "İyi") == turkish.rarity(of: "iyi"))
    }

    @Test func `words that differ by marks only are found from the bare word`() throws {
        let french = try Self.lexicon("fr")
        #expect(french.markedTwins(of: "ecole").map(\.word).contains("école"))
        #expect(french.markedTwins(of: "Eleve").map(\.word).contains("élève"))
        #expect(french.markedTwins(of: "école").isEmpty)
        #expect(french.markedTwins(of: "xqzjw").isEmpty)
    }

    @Test(arguments: [("en", "nation", "nqtjoz"), ("de", "schlange", "shcagnle"), ("it", "bambino", "bmbnaio")])
    func `what is spelled like the language is more probable than what is not`(
        language: String, word: String, noise: String
    ) throws {
        let lexicon = try Self.lexicon(language)
        #expect(lexicon.spellingLogProbability(of: word) > lexicon.spellingLogProbability(of: noise) + 5)
        #expect(lexicon.spellingLogProbability(of: "").isFinite)
    }

    @Test func `a missing file and a damaged one are told apart, and damage never leads outside`() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "en.words")
        #expect(throws: Lexicon.Fault.missing(path: file.path)) { try Lexicon(language: "en", contentsOf: file) }
        let whole = try Data(contentsOf: Self.url("id"))
        for damaged in [Data(), whole.prefix(39), whole.prefix(whole.count - 1), Data(count: 100), whole + Data([0])] {
            try damaged.write(to: file)
            #expect(throws: Lexicon.Fault.damaged(path: file.path)) { try Lexicon(language: "en", contentsOf: file) }
        }
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<40 {
            var bytes = whole
            for _ in 0..<2000 {
                bytes[Int.random(in: 300..<bytes.count, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            try bytes.write(to: file)
            guard let lexicon = try? Lexicon(language: "id", contentsOf: file) else { continue }
            for word in ["yang", "rumah", "selamat", "kepada", "aaaaaaaaaaaaaaaaaaaa"] {
                _ = lexicon.rarity(of: word)
                _ = lexicon.spellingLogProbability(of: word)
                _ = lexicon.markedTwins(of: word)
            }
        }
    }
}
