internal import Foundation

/// Corrects words by what was seen and what the language knows.
///
/// Only uncertain words that the language does not know as common are looked at, and only words may take their place that the
/// recognizer thought possible: the search goes over the word's own steps, limited to the words of the list. A word is changed
/// where what was seen and how frequent words are together speak for another one clearly. Numbers, codes, addresses and
/// short words are never touched.
///
/// Source: rescoring of a recognizer's hypotheses with a language model, as S. Kanthak and H. Ney (2004) and others do for
/// lexicons; the constants were chosen on receipts and degraded lines in six languages.
package struct WordCorrection: Sendable {
    private let knowledge: WordKnowledge
    private let parameters: Parameters
    private let search = CTCBeamSearch(width: 24, leastProbability: 1e-4)

    package struct Parameters: Sendable, Hashable {
        /// Shorter words are left alone: among them are most abbreviations and articles.
        package var leastLetters = 4
        /// A word of which every letter is more probable is certain.
        package var certainty: Float = 0.995
        /// How much less probable than what was read another word may be, in natural logarithms.
        package var leastEvidence = -12.0
        /// The weight of the language against what was seen.
        package var languageWeight = 0.7
        /// What speaks against changing words of less than six letters,
        package var shortWordPenalty = 2.0
        /// and capitalized words within a line, which may be names.
        package var namePenalty = 3.0
        /// By how much another word must be ahead.
        package var leastGain = 2.0
        /// A digit among letters may be one: by how much less probable the letter may be.
        package var leastDigitEvidence = -7.0

        package init() {}
    }

    package init(_ knowledge: WordKnowledge, parameters: Parameters = Parameters()) {
        self.knowledge = knowledge
        self.parameters = parameters
    }

    /// The words of a line that ought to be others.
    /// - Parameter kept: letters that must stay.
    package func replacements(in line: SpacedReading, keeping kept: [Range<Int>] = []) -> [SpacedReading.Replacement] {
        line.words.enumerated().flatMap { index, token -> [SpacedReading.Replacement] in
            guard !kept.contains(where: { $0.overlaps(token) }),
                line.reading.characters[token].contains(where: { $0.probability <= parameters.certainty })
            else { return [] }
            let text = line.text(of: token)
            if let mended = withoutDigits(token, text, in: line) { return [mended] }
            guard !WordShape.isNoWord(text) else { return [] }
            return letterRuns(of: token, in: line).compactMap {
                correction(of: $0, startsLine: index == 0 && $0.lowerBound == 0, in: line)
            }
        }
    }

    /// The runs of letters of a token, with the apostrophes inside them.
    private func letterRuns(of token: Range<Int>, in line: SpacedReading) -> [Range<Int>] {
        let characters = line.reading.characters
        func isLetter(_ i: Int) -> Bool { characters[i].letter.unicodeScalars.allSatisfy(\.properties.isAlphabetic) }
        func isInner(_ i: Int) -> Bool {
            characters[i].letter.count == 1 && WordShape.isApostrophe(Character(characters[i].letter))
                && i > token.lowerBound && i + 1 < token.upperBound && isLetter(i - 1) && isLetter(i + 1)
        }
        return token.split { !isLetter($0) && !isInner($0) }.map { $0.first!..<($0.last! + 1) }
    }

    private func correction(
        of range: Range<Int>, startsLine: Bool, in line: SpacedReading
    ) -> SpacedReading.Replacement? {
        let reading = line.reading
        let letters = reading.characters[range]
        let word = line.text(of: range)
        guard letters.count(where: { !WordShape.isApostrophe(Character($0.letter)) }) >= parameters.leastLetters,
            letters.contains(where: { $0.probability <= parameters.certainty })
        else { return nil }
        let rarity = knowledge.rarity(of: word)
        if let rarity, rarity <= WordKnowledge.common { return nil }

        let steps = reading.steps[reading.steps(around: range)]
        let space = reading.alphabet.space
        let lexicon = knowledge.lexicon, codes = knowledge.codes
        let hypotheses = lexicon.withTrie { trie in
            search.hypotheses(
                of: steps, space: space, start: trie.root,
                next: { node, label in codes[label] == 0 ? nil : trie.child(of: node, codes[label]) },
                isWhole: { trie.rarity(at: $0).map { $0 <= WordKnowledge.rarest } ?? false })
        }
        guard !hypotheses.isEmpty else { return nil }
        let seen = CTCAlignment.logProbability(of: letters.map(\.label), on: steps, space: space)
        let folded = Array(lexicon.folded(word))
        let known = rarity.map(languageScore) ?? -.infinity
        let language = max(-6 + 0.6 * lexicon.spellingLogProbability(of: word), known)
        let capitals = WordShape.capitals(of: word)
        let penalty =
            (letters.count < 6 ? parameters.shortWordPenalty : 0)
            + (capitals == .first && !startsLine ? parameters.namePenalty : 0)

        var best: (gain: Double, labels: [Int])?
        for hypothesis in hypotheses where hypothesis.logProbability - seen >= parameters.leastEvidence {
            let text = hypothesis.labels.map { reading.alphabet.letters[$0] }.joined()
            guard let rarity = lexicon.rarity(of: text), isAllowed(text, rarity, insteadOf: folded),
                let labels = knowledge.index.labels(of: capitalized(text, like: word))
            else { continue }
            let gain =
                hypothesis.logProbability - seen + parameters.languageWeight * (languageScore(rarity) - language)
                - penalty
            if gain > best?.gain ?? parameters.leastGain { best = (gain, labels) }
        }
        return best.map { gain, labels in
            SpacedReading.Replacement(
                range: range, labels: labels, confidence: Float(1 / (1 + exp(1 - gain))))
        }
    }

    /// The natural logarithm of a word's frequency.
    private func languageScore(_ rarity: Int) -> Double { -Double(rarity) * log(10) / 100 }

    private func isAllowed(_ text: String, _ rarity: Int, insteadOf word: [Character]) -> Bool {
        let candidate = Array(knowledge.lexicon.folded(text))
        let distance = WordShape.editDistance(candidate, word)
        return candidate.count(where: { $0 != "'" }) >= parameters.leastLetters
            && abs(candidate.count - word.count) <= 2
            && candidate.count(where: { $0 == "'" }) == word.count(where: { $0 == "'" })
            && distance > 0 && distance <= max(1, word.count / 3)
            && !knowledge.lexicon.hasMarkedTwin(of: text, notRarerThan: rarity - 70)
    }

    /// A word with capitals as they stood, or as they ought to stand where they made no sense.
    private func capitalized(_ text: String, like word: String) -> String {
        switch WordShape.capitals(of: text) {
        case .none, .first, .all: return text
        case .other:
            if word.count(where: \.isUppercase) > 1, 2 * word.count(where: \.isUppercase) > word.count {
                return text.uppercased()
            }
            let mended = text.prefix(1).uppercased() + text.dropFirst().lowercased()
            return zip(mended, text).count(where: { $0 != $1 }) <= 2 ? mended : text
        }
    }

    // MARK: - Digits among letters

    private static let lookalikes: [Character: (lower: [Character], upper: [Character])] = [
        "0": (["o"], ["O"]), "1": (["l", "i"], ["I", "L"]), "5": (["s"], ["S"]), "8": (["B"], ["B"]),
        "6": (["G"], ["G"]), "2": (["z"], ["Z"]),
    ]

    /// A word in which few digits stand for letters that look alike, as in `JOH0R`: with the letters, if that is a word.
    private func withoutDigits(
        _ token: Range<Int>, _ text: String, in line: SpacedReading
    ) -> SpacedReading.Replacement? {
        let characters = line.reading.characters
        func isOuter(_ i: Int) -> Bool {
            !characters[i].letter.allSatisfy { $0.isLetter || $0.isNumber }
        }
        guard let first = token.first(where: { !isOuter($0) }), let last = token.last(where: { !isOuter($0) }) else {
            return nil
        }
        let range = first..<(last + 1)
        let word = Array(line.text(of: range))
        guard word.count == range.count, word.allSatisfy({ $0.isLetter || Self.lookalikes[$0] != nil }) else {
            return nil
        }
        let digits = word.count(where: \.isNumber), letters = word.count - digits
        guard digits > 0, letters >= parameters.leastLetters, digits <= max(1, letters / 4), !word[0].isNumber else {
            return nil
        }
        let upper = word.filter(\.isLetter).allSatisfy(\.isUppercase)
        let steps = line.reading.steps[line.reading.steps(around: range)]
        let space = line.reading.alphabet.space
        let seen = CTCAlignment.logProbability(of: characters[range].map(\.label), on: steps, space: space)
        var best: (evidence: Double, labels: [Int])?
        for spelling in Self.spellings(word, upper: upper) {
            guard WordShape.capitals(of: spelling) != .other,
                let rarity = knowledge.rarity(of: spelling), rarity <= WordKnowledge.rarest,
                let labels = knowledge.index.labels(of: spelling)
            else { continue }
            let evidence = CTCAlignment.logProbability(of: labels, on: steps, space: space) - seen
            if evidence > best?.evidence ?? parameters.leastDigitEvidence { best = (evidence, labels) }
        }
        return best.map { SpacedReading.Replacement(range: range, labels: $0.labels, confidence: 0.9) }
    }

    /// A word with every letter that each of its digits may be.
    private static func spellings(_ word: [Character], upper: Bool) -> [String] {
        word.reduce([""]) { spellings, letter in
            let choices = lookalikes[letter].map { upper ? $0.upper : $0.lower } ?? [letter]
            return spellings.flatMap { spelling in choices.map { spelling + String($0) } }
        }
    }
}
