/// A language that can be read, by what, and whether it is there.
public struct LanguageSupport: Sendable, Hashable {
    /// What reads lines.
    public enum Recognizer: String, Sendable, Hashable, CaseIterable {
        /// The networks of PP-OCRv6.
        case ppocr = "PP-OCRv6"
        /// Those of Tesseract 5, on the lines that Sightread's detector found.
        case tesseract = "Tesseract"
    }

    /// BCP 47, in the spelling of Apple's Vision where it has the language.
    public var tag: String
    /// What reads its lines.
    public var recognizer: Recognizer
    /// Where it is read: the fast level has no Japanese.
    public var levels: [RecognitionOptions.Level]
    /// The package of Debian and Ubuntu that has to be installed for it; nil where everything is there.
    public var missingPackage: String?

    public init(
        tag: String, recognizer: Recognizer, levels: [RecognitionOptions.Level], missingPackage: String? = nil
    ) {
        self.tag = tag
        self.recognizer = recognizer
        self.levels = levels
        self.missingPackage = missingPackage
    }
}
