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
    let knowledge: WordKnowledge
    private let parameters: Parameters
    private let search = CTCBeamSearch(width: 24, leastProbability: 1e-4)
    private let confidence = CorrectionConfidence()

    package struct Parameters: Sendable, Hashable {
        /// Shorter words are left alone, but for overlooked marks: among them are most abbreviations and articles.
        package var leastLetters = 3
        /// Words in capitals are looked at from this length on: shorter ones are often no words.
        package var leastCapitals = 4
        /// A word without marks is taken for a sloppy spelling where the one with marks is so much more frequent, in hundredths of
        /// a power of ten,
        package var twinDistance = 70
        /// and counts as so much rarer than the list says, in natural logarithms.
        package var twinPenalty = 3.0
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
        /// How much surer than this recognizers cannot be that a letter has no mark or another one, in natural logarithms: they
        /// overlook some of those of ď and ť, and take Ź for Ż, without a doubt.
        package var overlookedMark = 3.5
        /// What speaks against leaving out marks that were seen: recognizers overlook marks, but seldom invent them.
        package var lostMarkPenalty = 8.0
        /// What speaks against each letter that was read and has no counterpart in the other word: recognizers take letters for
        /// others and overlook some, but seldom see one where there is no ink,
        package var droppedLetterPenalty = 3.0
        /// and least of all before a word's own first.
        package var droppedFirstPenalty = 3.0
        /// By how much another word must be ahead.
        package var leastGain = 0.0
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
            guard !kept.contains(where: { $0.overlaps(token) }) else { return [] }
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

    /// Another word that may stand where one was read.
    private struct Possibility {
        /// With its capitals.
        let word: String
        let rarity: Int
        /// By how much it is more probable than what was read, in natural logarithms.
        let evidence: Double
        /// What speaks against it beside that.
        let penalty: Double
    }

    private func correction(
        of range: Range<Int>, startsLine: Bool, in line: SpacedReading
    ) -> SpacedReading.Replacement? {
        let letters = line.reading.characters[range]
        let word = line.text(of: range)
        let count = letters.count(where: { !WordShape.isApostrophe(Character($0.letter)) })
        guard count >= parameters.leastLetters else { return nil }
        // Short capitals are often no words: only marks are put right in them.
        let isOnlyMarks = WordShape.capitals(of: word) == .all && count < parameters.leastCapitals
        guard !isOnlyMarks || word.unicodeScalars.contains(where: { $0.value > 0x7F }) else { return nil }
        let rarity = knowledge.rarity(of: word)
        // A word with marks that the language hardly knows may have one mark taken for another: Żle for Źle.
        let isUnknown =
            rarity == nil
            || rarity! > WordKnowledge.common && word.unicodeScalars.contains(where: { $0.value > 0x7F })
        let twins = knowledge.lexicon.markedTwins(of: word, evenIfMarked: isUnknown)
        let isRareTwin = twins.contains { $0.rarity <= (rarity ?? WordKnowledge.rarest) - parameters.twinDistance }
        if let rarity, rarity <= WordKnowledge.common, !isRareTwin { return nil }

        let seen = Evidence(of: range, in: line)
        var language = -6 + 0.6 * knowledge.lexicon.spellingLogProbability(of: word)
        if let rarity { language = max(language, languageScore(rarity) - (isRareTwin ? parameters.twinPenalty : 0)) }
        let penalty =
            (letters.count < 6 ? parameters.shortWordPenalty : 0)
            + (WordShape.capitals(of: word) == .first && !startsLine ? parameters.namePenalty : 0)

        var possibilities = markedPossibilities(twins, like: word, isKnown: !isUnknown, seen)
        if rarity ?? .max > WordKnowledge.common, !isOnlyMarks {
            possibilities += lookalikePossibilities(for: word, penalty, seen)
            if letters.contains(where: { $0.probability <= parameters.certainty }) {
                possibilities += seenPossibilities(for: word, penalty, seen)
            }
        }
        func gain(_ possibility: Possibility) -> Double {
            possibility.evidence - possibility.penalty
                + parameters.languageWeight * (languageScore(possibility.rarity) - language)
        }
        guard let best = possibilities.max(by: { gain($0) < gain($1) }), gain(best) > parameters.leastGain,
            let labels = knowledge.index.labels(of: best.word)
        else { return nil }
        let chance = confidence.confidence(
            gain: gain(best), next: possibilities.filter { $0.word != best.word }.map(gain).max(),
            distance: WordShape.editDistance(
                Array(knowledge.lexicon.folded(word)), Array(knowledge.lexicon.folded(best.word))),
            probabilities: letters.map(\.probability))
        return SpacedReading.Replacement(range: range, labels: labels, confidence: Float(chance))
    }

    /// What was seen of a word.
    private struct Evidence {
        let steps: ArraySlice<CTCStep>
        let alphabet: Alphabet
        let logProbability: Double

        init(of range: Range<Int>, in line: SpacedReading) {
            steps = line.reading.steps[line.reading.steps(around: range)]
            alphabet = line.reading.alphabet
            logProbability = CTCAlignment.logProbability(
                of: line.reading.characters[range].map(\.label), on: steps, space: alphabet.space)
        }

        /// By how much other letters are more probable.
        func gain(of labels: [Int]) -> Double {
            CTCAlignment.logProbability(of: labels, on: steps, space: alphabet.space) - logProbability
        }
    }

    /// Words of the list that the recognizer thought possible.
    private func seenPossibilities(for word: String, _ penalty: Double, _ seen: Evidence) -> [Possibility] {
        let lexicon = knowledge.lexicon
        let hypotheses = lexicon.withTrie { trie in
            search.hypotheses(
                of: seen.steps, space: seen.alphabet.space, start: trie.root,
                next: { knowledge.next($0, $1, in: trie) },
                isWhole: { trie.rarity(at: $0).map { $0 <= WordKnowledge.rarest } ?? false })
        }
        let folded = Array(lexicon.folded(word)), marks = lexicon.marks(in: word)
        return hypotheses.compactMap { hypothesis in
            let evidence = hypothesis.logProbability - seen.logProbability
            let text = hypothesis.labels.map { seen.alphabet.letters[$0] }.joined()
            guard evidence >= parameters.leastEvidence, let rarity = lexicon.rarity(of: text),
                isAllowed(text, rarity, insteadOf: folded)
            else { return nil }
            let losesMarks = lexicon.marks(in: text) < marks
            let dropped = WordShape.dropped(from: folded, to: Array(lexicon.folded(text)))
            return Possibility(
                word: capitalized(text, like: word), rarity: rarity, evidence: evidence,
                penalty: penalty + (losesMarks ? parameters.lostMarkPenalty : 0)
                    + parameters.droppedLetterPenalty * Double(dropped.count)
                    + (dropped.first == 0 ? parameters.droppedFirstPenalty : 0))
        }
    }

    /// Words that look like what was read, however certain the recognizer was.
    private func lookalikePossibilities(for word: String, _ penalty: Double, _ seen: Evidence) -> [Possibility] {
        return Lookalikes.variants(of: word).compactMap { variant, evidence in
            guard let rarity = knowledge.lexicon.rarity(of: variant), rarity <= WordKnowledge.common,
                WordShape.capitals(of: variant) != .other, let labels = knowledge.index.labels(of: variant)
            else { return nil }
            return Possibility(
                word: variant, rarity: rarity, evidence: max(evidence, seen.gain(of: labels)),
                penalty: evidence > Lookalikes.sameDrawing ? 0 : penalty)
        }
    }

    /// The word with marks that may have been overlooked.
    private func markedPossibilities(
        _ twins: [(word: String, rarity: Int)], like word: String, isKnown: Bool, _ seen: Evidence
    ) -> [Possibility] {
        twins.compactMap { twin, rarity in
            let text =
                switch WordShape.capitals(of: word) {
                case .all: twin.uppercased()
                case .first: twin.prefix(1).uppercased() + twin.dropFirst()
                case .none: twin
                case .other: String?.none
                }
            guard let text, rarity <= (isKnown ? WordKnowledge.common : WordKnowledge.rarest),
                let labels = knowledge.index.labels(of: text)
            else {
                return nil
            }
            var evidence = seen.gain(of: labels)
            if !isKnown {
                let changes = zip(knowledge.lexicon.folded(word), twin).count { $0 != $1 }
                evidence = max(evidence, -parameters.overlookedMark * Double(changes))
            }
            return Possibility(word: text, rarity: rarity, evidence: evidence, penalty: 0)
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
            && !knowledge.lexicon.markedTwins(of: text).contains { $0.rarity <= rarity - parameters.twinDistance }
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
        guard digits > 0, letters >= parameters.leastCapitals, digits <= max(1, letters / 4), !word[0].isNumber else {
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
