import Foundation
import SightInference
import SightSheets
import SightText
import Testing

/// Which languages lines are in, with the installed model.
@Suite("Languages of a page")
struct PageLanguagesTests {
    private static let identifier = Result { try FastTextLanguageIdentifier() }

    private static func found(_ lines: [String], wanted: [String] = []) throws -> PageLanguages.Found {
        PageLanguages(identifier: try identifier.get(), wanted: wanted).languages(of: lines)
    }

    private static func tags(_ lines: [String], wanted: [String] = []) throws -> [String?] {
        try found(lines, wanted: wanted).lines.map { $0?.tag }
    }

    // MARK: - Pages in one language

    @Test(arguments: LanguageSamples.pages.keys.sorted())
    func `every line of a page is in the page's language`(tag: String) throws {
        let lines = LanguageSamples.pages[tag]!
        let found = try Self.found(lines)
        #expect(found.lines.map { $0?.tag } == lines.map { _ in tag })
        #expect(found.page?.tag == tag)
        #expect(found.page.map { $0.confidence > 0.6 && $0.confidence < 1 } == true, "\(found.page!.confidence)")
    }

    @Test(arguments: LanguageSamples.pages.keys.sorted())
    func `numbers, prices, names and addresses never flip a page`(tag: String) throws {
        let lines = LanguageSamples.pages[tag]!
        let others = [
            "2024-05-17 14:30", "Tel. +41 44 123 45 67", "12.50 €", "www.example.com/info", "info@example.org", "***",
            "Ann Miller", "", "iPhone 15",
        ]
        let mixed = zip(lines, others).flatMap { [$0, $1] } + others[lines.count...]
        #expect(try Self.tags(mixed) == mixed.map { _ in tag })
    }

    @Test
    func `one sentence is enough, but for languages that are easily taken for each other`() throws {
        let kin = ["nb-NO", "da-DK", "sv-SE", "cs-CZ", "sk-SK", "hr-HR", "id-ID", "pt-BR", "es-ES", "yue-Hant"]
        var missed: [String] = [], count = 0
        for (tag, page) in LanguageSamples.pages where !kin.contains(tag) {
            for sentence in page.prefix(4) {
                count += 1
                if try Self.tags([sentence]) != [tag] { missed.append(sentence) }
            }
        }
        #expect(missed.count <= count / 25, "\(missed)")
    }

    /// Running text of the sheets, in the language that they have in common with Apple's tags.
    @Test(arguments: TextLanguage.allCases, SheetHalf.allCases)
    func `eight sentences tell their language whatever they are about`(language: TextLanguage, half: SheetHalf) throws {
        let sentences = SheetProse.sentences(language, half)
        for start in stride(from: 0, to: sentences.count - 7, by: 8) {
            let told = try Self.tags(Array(sentences[start..<(start + 8)]))
            #expect(told.allSatisfy { $0 == language.tag || $0?.hasPrefix("\(language.tag)-") == true }, "\(told)")
        }
    }

    @Test(arguments: ["en-US", "de-DE", "fr-FR", "ru-RU", "tr-TR"])
    func `capitals are told like small letters`(tag: String) throws {
        let lines = LanguageSamples.pages[tag]!.map { $0.uppercased() }
        #expect(try Self.tags(lines) == lines.map { _ in tag })
    }

    // MARK: - Mixed pages

    @Test(arguments: [
        ("en-US", "de-DE"), ("de-DE", "fr-FR"), ("en-US", "ru-RU"), ("ja-JP", "en-US"), ("ko-KR", "en-US"),
        ("zh-Hans", "en-US"), ("ar-SA", "fr-FR"), ("ru-RU", "uk-UA"), ("th-TH", "en-US"), ("zh-Hant", "ja-JP"),
        ("ko-KR", "ja-JP"), ("he-IL", "ru-RU"), ("hi-IN", "en-US"), ("ar-SA", "fa-IR"),
    ])
    func `paragraphs in two languages are told apart`(first: String, second: String) throws {
        let above = Array(LanguageSamples.pages[first]!.prefix(4)),
            below = Array(LanguageSamples.pages[second]!.prefix(4))
        #expect(
            try Self.tags(above + below + above)
                == above.map { _ in first } + below.map { _ in second } + above.map { _ in first })
    }

    @Test
    func `a short loan does not flip a line and a sentence does`() throws {
        var lines = Array(LanguageSamples.pages["de-DE"]!)
        lines.insert("Summer Sale", at: 2)
        #expect(try Self.tags(lines) == lines.map { _ in "de-DE" })
        lines[2] = "All prices include delivery to your home within the country"
        #expect(try Self.tags(lines)[2] == "en-US")
        #expect(try Self.tags(lines).filter { $0 != "de-DE" }.count == 1)
    }

    @Test
    func `lines of digits are in the language of those around them`() throws {
        let lines = [
            LanguageSamples.pages["ru-RU"]![0], "12", LanguageSamples.pages["ru-RU"]![1], "13",
            LanguageSamples.pages["en-US"]![0], "14", LanguageSamples.pages["en-US"]![1], "15",
        ]
        let told = try Self.tags(lines)
        #expect(told[1] == "ru-RU" && told[5] == "en-US" && told[7] != nil)
    }

    // MARK: - What the caller wants

    @Test
    func `only wanted languages are told, and one that is alone is not looked for`() throws {
        let german = LanguageSamples.pages["de-DE"]!
        #expect(try Self.tags(german, wanted: ["en-GB", "de-CH"]) == german.map { _ in "de-CH" })
        #expect(try Self.tags(german, wanted: ["en-GB", "fr-FR"]).allSatisfy { $0 == "en-GB" || $0 == "fr-FR" })
        let named = try Self.found(german + ["12"], wanted: ["fr-FR"])
        #expect(named.lines.allSatisfy { $0 == LineLanguage(tag: "fr-FR", confidence: 1) })
        #expect(try Self.tags(["12", ""], wanted: ["ko-KR", "en-US"]) == ["ko-KR", "ko-KR"])
        let swiss = try Self.tags(["Kartoffelsuppe"], wanted: ["de-DE", "nl-NL"])
        #expect(swiss == ["de-DE"])
    }

    @Test
    func `the first of related languages wins where a word tells nothing`() throws {
        #expect(try Self.tags(["Telefon"], wanted: ["da-DK", "sv-SE"]) == ["da-DK"])
        #expect(try Self.tags(["Telefon"], wanted: ["sv-SE", "da-DK"]) == ["sv-SE"])
    }

    // MARK: - Nothing to tell

    @Test
    func `without letters there is no language`() throws {
        #expect(try Self.found([]) == PageLanguages.Found(lines: [], page: nil))
        #expect(try Self.tags(["", "12.50", "—", "★ ★"]) == [nil, nil, nil, nil])
    }

    @Test
    func `the same lines give the same answer, whatever they hold`() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<20 {
            let lines = (0..<12).map { _ in
                String(
                    String.UnicodeScalarView(
                        (0..<Int.random(in: 0...30, using: &generator)).compactMap { _ in
                            Unicode.Scalar(UInt32.random(in: 0...0x3FFF, using: &generator))
                        }))
            }
            let found = try Self.found(lines)
            #expect(try Self.found(lines) == found)
            #expect(found.lines.compactMap { $0?.confidence }.allSatisfy { (0...1).contains($0) })
        }
    }
}

/// The library and its model's file.
@Suite("Language identifier")
struct LanguageIdentifierTests {
    @Test
    func `the most probable language is told with its probability`() throws {
        let identifier = try FastTextLanguageIdentifier()
        let told = try #require(
            identifier.language(of: "La pluie tombe depuis ce matin sur la ville", among: ["en", "fr", "de"]))
        #expect(told.language == "fr" && told.probability > 0.95 && told.probability <= 1)
        #expect(identifier.language(of: "", among: ["en", "fr"]) == nil)
        #expect(identifier.language(of: "La pluie", among: []) == nil)
        #expect(identifier.logProbabilities(of: "abc", in: ["nonsense"]) == [-.infinity])
    }

    @Test
    func `long texts, line ends and zeros are no trouble`() throws {
        let identifier = try FastTextLanguageIdentifier()
        let long = String(repeating: "The rain has been falling on the town\n\0 since this morning. ", count: 2000)
        #expect(identifier.language(of: long, among: ["fr", "en"])?.language == "en")
    }

    @Test
    func `a missing or damaged model is a typed error`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "languages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = ModelStore(folder: folder, cache: folder)
        #expect(throws: InferenceError.self) { try FastTextLanguageIdentifier(store: store) }

        let file = folder.appending(path: "fasttext-lid-176.ftz")
        func fault(_ bytes: Data, sha256: String) throws -> InferenceError? {
            try bytes.write(to: file)
            let entry = "{\"name\": \"fasttext-lid-176.ftz\", \"bytes\": \(bytes.count), \"sha256\": \"\(sha256)\"}"
            try Data(
                """
                {"schema": 1, "models": [{"name": "fasttext-lid-176", "version": "1", "licence": "",
                "files": [\(entry)]}]}
                """.utf8
            ).write(to: folder.appending(path: "manifest.json"))
            do throws(InferenceError) {
                _ = try FastTextLanguageIdentifier(store: ModelStore(folder: folder, cache: folder))
                return nil
            } catch { return error }
        }
        guard case .modelDamaged = try fault(Data("rubbish".utf8), sha256: "00") else {
            Issue.record("a wrong hash was not noticed")
            return
        }
        // With the right hash, so that the library sees it.
        let hash = "8574cbb6177e58413f140a56cecb65b517862afddc0a99cca3356723df167307"
        guard
            case .modelDamaged = try fault(
                Data("rubbish!".utf8), sha256: hash)
        else {
            Issue.record("rubbish was taken for a model")
            return
        }
    }
}
