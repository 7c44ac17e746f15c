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
}
