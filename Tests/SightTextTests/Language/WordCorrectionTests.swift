import Foundation
import SightInstallation
import SightText
import Testing

@Suite("Word correction")
struct WordCorrectionTests {
    static func knowledge(_ language: String) throws -> WordKnowledge {
        WordKnowledge(
            lexicon: try Lexicon(
                language: language,
                contentsOf: Installation.current.words.appending(path: "\(language).words")),
            index: SeenText.index)
    }

    static func corrected(_ text: String, _ language: String, ratio: Float = 0.2) throws -> String {
        var line = SeenText.line(text, ratio: ratio)
        line.apply(WordCorrection(try knowledge(language)).replacements(in: line))
        return line.text
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var seen: String
        var language = "en"
        var text: String
        var ratio: Float = 0.2
        var testDescription: String { "\(seen) (\(language))" }
    }

    @Test(arguments: [
        Row(seen: "Cash[li]er", text: "Cashier"),
        Row(seen: "Inc[il]usive of tax", text: "Inclusive of tax"),
        Row(seen: "CA[AS]HIER", text: "CASHIER"),
        Row(seen: "the paym[ce]nt was rec[ce]ived", text: "the payment was received"),
        Row(seen: "(inv[co]ice),", text: "(invoice),"),
        Row(seen: "Toumez à droite", language: "fr", text: "Tournez à droite"),
        Row(seen: "Ilegó puntual", language: "es", text: "llegó puntual"),
        Row(seen: "the mterview", text: "the interview"),
        Row(seen: "Das Gespr[aä]ch", language: "de", text: "Das Gespräch"),
        Row(seen: "INV[0O]ICE", text: "INVOICE"),
        Row(seen: "TELECOMMUNICATI[0O]N", text: "TELECOMMUNICATION"),
        Row(seen: "Tota[1l]", text: "Total"),
    ])
    func `a doubtful word becomes the word that it nearly was`(row: Row) throws {
        #expect(try Self.corrected(row.seen, row.language) == row.text)
    }

    /// Whatever the letters may be, this is no word of a language.
    @Test(arguments: [
        "1[08]4,50", "12.[05]3.2024", "A[B8]-[S5]134", "SN[0O]4718", "INV-2[0O]24", "9[0O]12[l1]", "www.exampl[co].com",
        "j[co]hn@mail.com", "/usr/l[ao]cal/bin", "fil[co].txt", "a[bh]c", "U[SB]A", "TH[HE]", "-fl[oa]g", "x[l1]2",
        "0557-54-55[68]6", "1[.,]000",
    ])
    func `numbers, codes, addresses and short capitals stay as they were seen`(seen: String) throws {
        for language in ["en", "de", "fr"] {
            #expect(try Self.corrected(seen, language) == SeenText.line(seen).text)
        }
    }

    @Test(arguments: [
        // Common words, names, compounds, inflections.
        ("hous[ea]", "en"), ("th[ea]n", "en"), ("meet Leven[sn]on", "en"), ("W[äa]hler", "de"), ("fischi[òo]", "it"),
        ("Zeitungslese[rn]", "de"), ("gefiel ihm sehr", "de"), ("lamentation", "en"),
    ])
    func `common words, names, compounds and inflections stay`(seen: String, language: String) throws {
        #expect(try Self.corrected(seen, language) == SeenText.line(seen).text)
    }

    @Test func `what is put in stands on the steps of what goes, with the line's other letters as they were`() throws {
        var line = SeenText.line("the Cash[li]er, 5,00")
        let before = line
        line.apply(WordCorrection(try Self.knowledge("en")).replacements(in: line))
        #expect(line.text == "the Cashier, 5,00")
        #expect(line.words == before.words)
        for (old, new) in zip(before.reading.characters, line.reading.characters) {
            #expect(old.firstStep == new.firstStep && old.lastStep == new.lastStep)
        }
        #expect(line.reading.characters.last == before.reading.characters.last)
    }

    @Test func `a correction is as sure as it was clear`() throws {
        func confidence(_ seen: String, _ ratio: Float) throws -> Float? {
            WordCorrection(try Self.knowledge("en")).replacements(in: SeenText.line(seen, ratio: ratio)).first?
                .confidence
        }
        let clear = try #require(try confidence("Inc[il]usive", 0.9))
        let faint = try #require(try confidence("Inc[il]usive", 0.01))
        #expect(clear > faint && clear <= 1 && faint > 0)
    }

    /// Ink that was taken for a letter is there, even where the letter is another one: the word without it loses, however
    /// common it is.
    @Test(arguments: [
        Row(seen: "[A_]moun[lt]", text: "Amount", ratio: 0.9), Row(seen: "[f_]toro", text: "ftoro", ratio: 0.9),
        Row(seen: "o projeto[r_]", language: "pt", text: "o projetor"),
        Row(seen: "[r_]para", language: "it", text: "rpara"),
    ])
    func `letters that were read are not dropped for the sake of another word`(row: Row) throws {
        #expect(try Self.corrected(row.seen, row.language, ratio: row.ratio) == row.text)
    }

    @Test(arguments: [
        Row(seen: "P[t_]lease", text: "Please"),
        Row(seen: "setti[l_]mane", language: "it", text: "settimane"),
    ])
    func `letters are dropped where hardly anything was seen and the language is clear`(row: Row) throws {
        #expect(try Self.corrected(row.seen, row.language, ratio: 0.9) == row.text)
    }

    @Test func `a line knows what was corrected in it, in order, and what is put in is as sure as it says`() throws {
        var line = SeenText.line("the mterview with the Cash[li]er, 5,00")
        let replacements = WordCorrection(try Self.knowledge("en")).replacements(in: line)
        line.apply(replacements)
        #expect(line.text == "the interview with the Cashier, 5,00")
        #expect(line.corrections.map { line.text(of: $0.range) } == ["interview", "Cashier"])
        #expect(line.corrections.map(\.confidence) == replacements.map(\.confidence))
        for correction in line.corrections {
            for letter in line.reading.characters[correction.range] {
                #expect(letter.probability == correction.confidence)
                #expect(correction.steps.contains(letter.firstStep) && correction.steps.contains(letter.lastStep))
            }
        }
    }

    @Test(arguments: [LineConfidence.small, .tiny])
    func `a corrected line is no surer than its corrections, and what stood there takes nothing from it`(
        confidence: LineConfidence
    ) throws {
        func chance(_ line: SpacedReading) -> Double {
            confidence.confidence(
                of: LineEvidence(line, print: LinePrint(height: 32, contrast: 200, noise: 4)),
                CTCBeamSearch().hypotheses(of: line.reading.steps[...], space: SeenText.alphabet.space))
        }
        let seen = SeenText.line("the Cash[li]er took it", ratio: 0.9)
        var corrected = seen
        corrected.apply(WordCorrection(try Self.knowledge("en")).replacements(in: seen))
        let certain = SeenText.line("the Cashier took it")
        let own = Double(try #require(corrected.corrections.first).confidence)
        #expect(chance(corrected) <= own)
        #expect(chance(seen) < chance(corrected) && chance(corrected) < chance(certain))
        #expect(abs(chance(corrected) - own * chance(certain)) < 0.02)
    }

    @Test(arguments: [WordConfidence.small, .tiny])
    func `a corrected word is as sure as its correction, and no other word less sure for it`(
        confidence: WordConfidence
    ) throws {
        var line = SeenText.line("the Cash[li]er took it", ratio: 0.9)
        line.apply(WordCorrection(try Self.knowledge("en")).replacements(in: line))
        let print = LinePrint(height: 32, contrast: 200, noise: 4)
        let chances = confidence.confidences(of: LineEvidence(line, print: print))
        let certain = confidence.confidences(of: LineEvidence(SeenText.line("the Cashier took it"), print: print))
        let own = Double(try #require(line.corrections.first).confidence)
        #expect(abs(chances[1] - own * certain[1]) < 1e-6)
        for i in [0, 2, 3] { #expect(chances[i] == certain[i]) }
    }

    @Test func `words that the language knows make a line surer, and unknown ones less sure`() throws {
        let correction = TextCorrection(
            customWords: CustomWords(["Zorvex"], index: SeenText.index),
            languages: LanguageKnowledge([try Self.knowledge("en")])
        ).ofPage([SeenText.line("the house by the river")])
        func familiarity(_ text: String) -> [WordFamiliarity] { correction.familiarity(of: SeenText.line(text)) }
        #expect(familiarity("(House), qzxv 12.05 of Zorvex") == [.common, .unknown, .noWord, .noWord, .common])
        for confidence in [LineConfidence.small, .tiny] {
            let chances = [WordFamiliarity.common, .rare, .unknown].map { familiarity in
                let line = SeenText.line("hou[sm]e")
                return confidence.confidence(
                    of: LineEvidence(
                        line, print: LinePrint(height: 32, contrast: 200, noise: 4), familiarity: [familiarity]),
                    CTCBeamSearch().hypotheses(of: line.reading.steps[...], space: SeenText.alphabet.space))
            }
            #expect(chances[0] > chances[1] && chances[1] > chances[2])
        }
    }
}
