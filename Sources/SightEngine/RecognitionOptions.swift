public import SightGeometry
public import SightInference

/// What to recognize and how.
public struct RecognitionOptions: Sendable, Hashable {
    /// How much time text may take.
    public enum Level: String, Sendable, Hashable, CaseIterable {
        /// PP-OCRv6 small: the best text.
        case accurate
        /// PP-OCRv6 tiny: about a quarter of the time, more mistakes, no Japanese.
        case fast
    }

    /// How much time text may take. Default: accurate.
    public var level: Level
    /// BCP 47 tags such as `en-US`, the most important first. Letters of other scripts are then never read, but for Latin ones and
    /// digits. Empty: told by the text, line by line.
    public var languages: [String]
    /// Whether doubtful words may be corrected by the words of the page's language: the one among `languages` that knows most of
    /// what was read. Numbers, codes and addresses are never changed. Default: true. Cost: less than a hundredth of the time.
    public var usesLanguageCorrection: Bool
    /// Words that outrank those of the language: names, part numbers, with digits and hyphens where they have them; of at least
    /// four letters and digits. Ignored without `usesLanguageCorrection`.
    public var customWords: [String]
    /// How many readings of each line are wanted, the text itself included, 1 to 10. Default: 1.
    public var candidates: Int
    /// The least height of text as a fraction of the picture's height. Smaller lines are left out, and small text is looked
    /// for accordingly. Nil: everything that can be read.
    public var minimumTextHeight: Double?
    /// The part to look at, in pixels of the picture as displayed, origin top left. Results stay in the whole picture's frame.
    /// Nil: all of it.
    public var region: Rectangle?
    /// The numbers that networks compute with. Default: what suits the processor.
    public var precision: Precision

    public init(
        level: Level = .accurate, languages: [String] = [], usesLanguageCorrection: Bool = true,
        customWords: [String] = [], candidates: Int = 1, minimumTextHeight: Double? = nil, region: Rectangle? = nil,
        precision: Precision = .auto
    ) {
        self.level = level
        self.languages = languages
        self.usesLanguageCorrection = usesLanguageCorrection
        self.customWords = customWords
        self.candidates = candidates
        self.minimumTextHeight = minimumTextHeight
        self.region = region
        self.precision = precision
    }
}
