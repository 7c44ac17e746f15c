/// Words that the caller expects: names, part numbers, whatever may hold digits and hyphens. They outrank the language's own.
///
/// Each is compared, on the same steps, with what was read: where it is nearly as probable, it takes its place.
package struct CustomWords: Sendable {
    private let entries: [Entry]
    private let parameters: Parameters

    package struct Parameters: Sendable, Hashable {
        /// How much less probable than what was read an entry may be, in natural logarithms,
        package var leastEvidence = -9.0
        /// and one that differs from it in several digits: part numbers of one family differ by little.
        package var leastEvidenceOfDigits = -3.0
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
        var hasDigits: Bool { letters.contains(where: \.isNumber) }
    }

    /// - Parameter words: entries with fewer than four letters and digits, and those with letters that the recognizer lacks, are
    ///   not used.
    package init(_ words: [String], index: AlphabetIndex, parameters: Parameters = Parameters()) {
        self.parameters = parameters
        var spellings: [String] = []
        for word in words {
            // A word in capitals is the same word; only one that is written in capitals stays so.
            for spelling in [word, word.uppercased()] where !spellings.contains(spelling) { spellings.append(spelling) }
        }
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
            return Entry(letters: letters, labels: labels, spaces: spaces, words: parts.count)
        }
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// What ought to be an entry, and the letters that already are one.
    package func replacements(
        in line: SpacedReading
    ) -> (replacements: [SpacedReading.Replacement], kept: [Range<Int>]) {
        struct Match {
            let range: Range<Int>
            let entry: Entry
            let evidence: Double
            let rank: Double
        }
        var matches: [Match] = []
        let reading = line.reading
        for entry in entries {
            for first in line.words.indices {
                for last in first..<min(first + entry.words + 1, line.words.count) {
                    guard
                        let range = inner(
                            line.words[first].lowerBound..<line.words[last].upperBound, of: reading, entry)
                    else { continue }
                    let read = reading.characters[range].flatMap { Array($0.letter) }
                    if read == entry.letters {
                        matches.append(Match(range: range, entry: entry, evidence: 0, rank: .infinity))
                        continue
                    }
                    let limit = max(1, Int(parameters.mostDifferent * Double(entry.letters.count)))
                    guard abs(read.count - entry.letters.count) <= limit,
                        WordShape.editDistance(read, entry.letters) <= limit
                    else { continue }
                    // A word that is spelled otherwise only in its capitals stays; part numbers have capitals for a reason.
                    guard entry.hasDigits || String(read).lowercased() != String(entry.letters).lowercased() else {
                        continue
                    }
                    let steps = reading.steps[reading.steps(around: range)]
                    let space = reading.alphabet.space
                    let evidence =
                        CTCAlignment.logProbability(of: entry.labels, on: steps, space: space)
                        - CTCAlignment.logProbability(
                            of: reading.characters[range].map(\.label), on: steps, space: space)
                    let digits = Self.digitCost(read, entry.letters)
                    let least = digits >= 2 ? parameters.leastEvidenceOfDigits : parameters.leastEvidence
                    if evidence > least {
                        matches.append(
                            Match(range: range, entry: entry, evidence: evidence, rank: evidence - Double(digits)))
                    }
                }
            }
        }
        var replacements: [SpacedReading.Replacement] = [], kept: [Range<Int>] = []
        for match in matches.sorted(by: { ($0.rank, $1.range.lowerBound) > ($1.rank, $0.range.lowerBound) })
        where !kept.contains(where: { $0.overlaps(match.range) }) {
            kept.append(match.range)
            if match.rank < .infinity || match.entry.words > 1 {
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

    /// The letters of some words without punctuation around them, unless the entry itself begins or ends with it.
    private func inner(_ range: Range<Int>, of reading: LineReading, _ entry: Entry) -> Range<Int>? {
        func isOuter(_ i: Int) -> Bool { !reading.characters[i].letter.allSatisfy { $0.isLetter || $0.isNumber } }
        var range = range
        if entry.letters.first.map({ $0.isLetter || $0.isNumber }) == true {
            while let first = range.first, isOuter(first) { range = (first + 1)..<range.upperBound }
        }
        if entry.letters.last.map({ $0.isLetter || $0.isNumber }) == true {
            while let last = range.last, isOuter(last) { range = range.lowerBound..<last }
        }
        return range.isEmpty ? nil : range
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
