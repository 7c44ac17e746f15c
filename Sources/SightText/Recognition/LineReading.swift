/// What a recognizer read on a line, before it is laid back onto the picture.
package struct LineReading: Sendable, Hashable {
    package var characters: [CTCCharacter]
    package var steps: [CTCStep]
    /// What the classes of the steps stand for.
    package var alphabet: Alphabet
    /// Pixels of the line image that one step covers.
    package var pixelsPerStep: Double
    /// What read it.
    package var source: Source
    /// Which scripts the line's picture looks like; nil where the recognizer does not tell.
    package var scripts: ScriptProbabilities?
    /// Whether nothing but the network has looked at the line yet, though a pack may read it better.
    package var isGlance = false

    package enum Source: Sendable, Hashable {
        /// The network of PP-OCR.
        case network
        /// Packs of Tesseract's, by their names.
        case packs([String])
    }

    package init(
        characters: [CTCCharacter], steps: [CTCStep], alphabet: Alphabet, pixelsPerStep: Double,
        source: Source = .network, scripts: ScriptProbabilities? = nil
    ) {
        self.characters = characters
        self.steps = steps
        self.alphabet = alphabet
        self.pixelsPerStep = pixelsPerStep
        self.source = source
        self.scripts = scripts
    }

    /// The script that the line is in, where it is one that the network does not read.
    package var foreignScript: WritingSystem? { scripts?.foreignScript }

    /// What is read, in the order of reading, one space where spaces are probable.
    package var text: String {
        var seen: [Character] = []
        for (i, character) in characters.enumerated() {
            if i > 0, spaceProbability(before: i) >= 0.5 { seen.append(" ") }
            seen += character.letter
        }
        return String(BidirectionalOrder(seen).indices.map { seen[$0] })
    }

    /// Whether it has Latin letters, or European digits.
    package var hasLatinWords: Bool {
        characters.contains {
            $0.letter.unicodeScalars.contains {
                $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
            }
        }
    }

    /// Whether no letter has a mark, as in English, and as hardly a line is written in languages that are read for their marks.
    package var isPlainLatin: Bool { marked == 0 }

    /// Whether hardly a letter has a mark: a line of another language among those of one that is read for its marks, which a pack
    /// for these sees here and there.
    package var isHardlyMarked: Bool { isPlainLatin || letters >= 20 && 20 * marked <= letters }

    private var marked: Int { characters.count { !$0.letter.unicodeScalars.allSatisfy(\.isASCII) } }

    /// How many of the characters are letters, neither digits nor signs.
    package var letters: Int {
        characters.count { $0.letter.unicodeScalars.contains { $0.properties.isAlphabetic } }
    }

    /// The mean probability of the letters; 0 for none.
    package var meanProbability: Double {
        characters.isEmpty ? 0 : Double(characters.reduce(0) { $0 + $1.probability }) / Double(characters.count)
    }

    /// The steps that may belong to some letters: from behind the letter before to before the one that follows.
    package func steps(around range: Range<Int>) -> Range<Int> {
        let first = range.lowerBound == 0 ? 0 : characters[range.lowerBound - 1].lastStep + 1
        let end = range.upperBound == characters.count ? steps.count : characters[range.upperBound].firstStep
        return first..<max(first, end)
    }

    /// How probable a space is before a letter that has one before it: the sum over the steps between, at most 1.
    package func spaceProbability(before letter: Int) -> Float {
        let first = characters[letter - 1].lastStep, last = characters[letter].firstStep
        guard first <= last else { return 0 }
        return min(steps[first...last].reduce(0) { $0 + $1.space }, 1)
    }
}
