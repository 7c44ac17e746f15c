/// Words that the caller expects: names, part numbers, whatever may hold digits and hyphens. They outrank the language's own.
///
/// Each is compared, on the same steps, with what was read: where it is nearly as probable, it takes its place.
package struct CustomWords: Sendable {
    private let words: [String]
    private let entries: [Entry]
    /// Entries by their letters.
    private let indices: [[Character]: Int]
    private let mostWords: Int
    private let parameters: Parameters

    package struct Parameters: Sendable, Hashable {
        /// How much less probable than what was read an entry may be, in natural logarithms,
        package var leastEvidence = -9.0
        /// and one that differs from it in several digits: part numbers of one family differ by little.
        package var leastEvidenceOfDigits = -5.0
        /// A space that is more probable than this parts what would be an entry of letters alone: `not able` is not `notable`.
        package var certainSpace: Float = 0.9
        /// How much of an entry may be read otherwise.
        package var mostDifferent = 0.34

        package init() {}
    }

    private struct Entry: Sendable {
        let letters: [Character]
        let labels: [Int]
        /// Letters before each space.
        let spaces: [Int]
        let words: Int
        let signature: UInt64
        var hasDigits: Bool { letters.contains(where: \.isNumber) }
    }

    /// - Parameter words: entries with fewer than four letters and digits, and those with letters that the recognizer lacks, are
    ///   not used.
    package init(_ words: [String], index: AlphabetIndex, parameters: Parameters = Parameters()) {
        self.parameters = parameters
        self.words = words
        // A word in capitals is the same word; only one that is written in capitals stays so.
        var known: Set<String> = []
        let spellings = words.flatMap { [$0, $0.uppercased()] }.filter { known.insert($0).inserted }
        entries = spellings.compactMap { text in
            let parts = text.split(whereSeparator: \.isWhitespace)
            let letters = parts.flatMap { Array($0) }
            guard letters.count(where: { $0.isLetter || $0.isNumber }) >= 4,
                let labels = index.labels(of: parts.joined()), labels.count == letters.count
            else { return nil }
            var spaces: [Int] = [], count = 0
            for part in parts.dropLast() {
                count += part.count
                spaces.append(count)
            }
            return Entry(
                letters: letters, labels: labels, spaces: spaces, words: parts.count,
                signature: Self.signature(of: letters))
        }
        indices = Dictionary(
            zip(entries.map(\.letters), entries.indices), uniquingKeysWith: { first, _ in first })
        mostWords = entries.map(\.words).max() ?? 0
    }

    /// The same words for a line that a pack read, whose letters are classes of its own and stand from the left to the right, as
    /// they are seen. Cost: of making them, less for words with letters that nothing on the line may be.
    func ofLine(_ reading: LineReading) -> CustomWords {
        let seen = words.map { word in
            word.contains { BidirectionalClass($0) == .right } ? String(word.reversed()) : word
        }
        return CustomWords(seen, index: AlphabetIndex(reading.alphabet), parameters: parameters)
    }

    /// Which letters a text holds, as far as 64 bits tell: an edit changes two of them at most, so most entries are passed over
    /// at a glance.
    private static func signature(of letters: [Character]) -> UInt64 {
        letters.reduce(0) { $0 | 1 << UInt64($1.unicodeScalars.first!.value % 64) }
    }

    var isEmpty: Bool { words.isEmpty }

    /// Whether a text is an entry as it stands.
    func contains(_ text: String) -> Bool { indices[Array(text)] != nil }

    /// What ought to be an entry, and the letters that already are one.
    package func replacements(
        in line: SpacedReading
    ) -> (replacements: [SpacedReading.Replacement], kept: [Range<Int>]) {
        struct Match {
            let window: Window
            let entry: Entry
            let evidence: Double
            let rank: Double
            var range: Range<Int> { window.range }
        }
        var matches: [Match] = []
        let reading = line.reading
        for window in windows(of: line) {
            if let index = indices[window.letters] {
                if mayBe(window, entries[index], in: reading) {
                    matches.append(Match(window: window, entry: entries[index], evidence: 0, rank: .infinity))
                }
                continue
            }
            let around = reading.steps(around: window.range)
            // Where every step is certain nothing else is possible.
            guard reading.steps[around].contains(where: { !$0.alternatives.isEmpty }) else { continue }
            var seen: Double?
            for entry in entries where window.words <= entry.words + 1 {
                let limit = max(1, Int(parameters.mostDifferent * Double(entry.letters.count)))
                guard abs(window.letters.count - entry.letters.count) <= limit,
                    (window.signature ^ entry.signature).nonzeroBitCount <= 2 * limit,
                    WordShape.editDistance(window.letters, entry.letters) <= limit
                else { continue }
                // A word that is spelled otherwise only in its capitals stays; part numbers have capitals for a reason.
                guard entry.hasDigits || String(window.letters).lowercased() != String(entry.letters).lowercased()
                else {
                    continue
                }
                let space = reading.alphabet.space
                let before =
                    seen
                    ?? CTCAlignment.logProbability(
                        of: reading.characters[window.range].map(\.label), on: reading.steps[around], space: space)
                seen = before
                let evidence =
                    CTCAlignment.logProbability(of: entry.labels, on: reading.steps[around], space: space) - before
                let digits = Self.digitCost(window.letters, entry.letters)
                let least = digits >= 2 ? parameters.leastEvidenceOfDigits : parameters.leastEvidence
                if evidence > least {
                    matches.append(
                        Match(window: window, entry: entry, evidence: evidence, rank: evidence - Double(digits)))
                }
            }
        }
        var replacements: [SpacedReading.Replacement] = [], kept: [Range<Int>] = []
        for match in matches.sorted(by: { ($0.rank, $1.range.lowerBound) > ($1.rank, $0.range.lowerBound) })
        where !kept.contains(where: { $0.overlaps(match.range) }) {
            kept.append(match.range)
            if match.rank < .infinity || match.entry.spaces != match.window.spaces {
                let confidence =
                    match.rank < .infinity
                    ? Self.confidence(of: match.evidence) : reading.characters[match.range].map(\.probability).min()!
                replacements.append(
                    SpacedReading.Replacement(
                        range: match.range, labels: match.entry.labels, spaces: match.entry.spaces,
                        confidence: confidence))
            }
        }
        return (replacements, kept)
    }

    /// Whether an entry whose letters were read may stand there, for the spaces among them.
    private func mayBe(_ window: Window, _ entry: Entry, in reading: LineReading) -> Bool {
        guard entry.letters.allSatisfy(\.isLetter) else { return true }
        return window.spaces.allSatisfy {
            entry.spaces.contains($0)
                || reading.spaceProbability(before: window.range.lowerBound + $0) < parameters.certainSpace
        }
    }

    /// Some words of a line that follow each other.
    private struct Window {
        let range: Range<Int>
        let words: Int
        let letters: [Character]
        /// Letters before each space.
        let spaces: [Int]
        let signature: UInt64

        init(_ range: Range<Int>, words: ArraySlice<Range<Int>>, of reading: LineReading) {
            self.range = range
            self.words = words.count
            spaces = words.map(\.lowerBound).filter { $0 > range.lowerBound }.map { $0 - range.lowerBound }
            letters = reading.characters[range].flatMap { Array($0.letter) }
            signature = CustomWords.signature(of: letters)
        }
    }

    /// All that an entry may stand for, as it is and without the punctuation around it.
    private func windows(of line: SpacedReading) -> [Window] {
        let reading = line.reading
        func isOuter(_ i: Int) -> Bool { !reading.characters[i].letter.allSatisfy { $0.isLetter || $0.isNumber } }
        return line.words.indices.flatMap { first -> [Window] in
            (first..<min(first + mostWords + 1, line.words.count)).flatMap { last -> [Window] in
                let whole = line.words[first].lowerBound..<line.words[last].upperBound
                var inner = whole
                while let start = inner.first, isOuter(start) { inner = (start + 1)..<inner.upperBound }
                while let end = inner.last, isOuter(end) { inner = inner.lowerBound..<end }
                return [inner, whole == inner ? 0..<0 : whole].filter { !$0.isEmpty }
                    .map { Window($0, words: line.words[first...last], of: reading) }
            }
        }
    }

    /// How much of the difference is in digits: two for a digit instead of another, one where a digit is on one side only.
    private static func digitCost(_ read: [Character], _ entry: [Character]) -> Int {
        var costs = [[(edits: Int, digits: Int)]](
            repeating: Array(repeating: (0, 0), count: entry.count + 1), count: read.count + 1)
        func single(_ letter: Character) -> Int { letter.isNumber ? 1 : 0 }
        for i in 0...read.count {
            for j in 0...entry.count where i + j > 0 {
                var ways: [(edits: Int, digits: Int)] = []
                if i > 0 { ways.append((costs[i - 1][j].edits + 1, costs[i - 1][j].digits + single(read[i - 1]))) }
                if j > 0 { ways.append((costs[i][j - 1].edits + 1, costs[i][j - 1].digits + single(entry[j - 1]))) }
                if i > 0, j > 0 {
                    let same = read[i - 1] == entry[j - 1]
                    ways.append(
                        (
                            costs[i - 1][j - 1].edits + (same ? 0 : 1),
                            costs[i - 1][j - 1].digits + (same ? 0 : single(read[i - 1]) + single(entry[j - 1]))
                        ))
                }
                costs[i][j] = ways.min { ($0.edits, $0.digits) < ($1.edits, $1.digits) }!
            }
        }
        return costs[read.count][entry.count].digits
    }

    /// The chance that an entry is right that is so much more probable than what was read.
    private static func confidence(of evidence: Double) -> Float { evidence > 0 ? 0.95 : 0.8 }
}
