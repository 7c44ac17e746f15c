internal import SightText

extension LanguageSupport {
    /// - Parameter language: looked up in the folders of packs.
    init(_ language: RecognitionLanguage) {
        self.init(
            tag: language.tag, recognizer: language.pack == nil ? .ppocr : .tesseract,
            levels: RecognitionOptions.Level.allCases.filter(language.isRead),
            missingPackage: language.missingPack?.package)
    }
}

extension RecognitionLanguage {
    /// Whether a level reads the language: the tiny network of PP-OCRv6 has no kana. Packs are the same at both levels.
    func isRead(at level: RecognitionOptions.Level) -> Bool { level == .accurate || !writingSystems.contains(.kana) }

    /// What keeps the language from being read; nil when nothing does.
    var missingPack: TesseractError? {
        guard pack != nil else { return nil }
        do throws(TesseractError) {
            _ = try TesseractPacks(packs)
            return nil
        } catch {
            return error
        }
    }
}
