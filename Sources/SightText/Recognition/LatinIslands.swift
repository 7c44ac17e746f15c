/// Latin words and numbers amid a script that has no letters like theirs, such as Korean or Arabic, out of three readings of one line: by
/// the script's pack with Latin beside it, by a network that sees little but Latin, and by the pack alone.
///
/// The network misses words, but hardly ever mistakes one: what it is sure of is taken whatever the pack has in its place. Latin that the
/// pack sees where the network sees none at all is mostly the script's own letters, which the pack alone tells.
package struct LatinIslands: Sendable, Hashable {
    /// What the network reads counts where no letter is less probable than this,
    package var leastProbability: Float = 0.7
    /// and their mean, or that of a lone letter, is as high as this,
    package var sureOfWord = 0.85
    package var sureOfLetter = 0.9
    /// where the script's own letters in its place are less probable on average.
    package var sureOfOwn = 0.9
    /// How far a word reaches beyond the middles of its outer letters, in distances from letter to letter,
    package var reach = 0.5
    /// and how far where what stands beside it there is no letter of the script.
    package var farReach = 1.1
    /// Where the network sees no Latin, a Latin word whose letters are less probable on average than this is none;
    package var sureOfUnseen = 0.75
    /// of another one, the pack's own letters may be less probable by this.
    package var tolerance = 0.1

    package init() {}

    /// The pack's reading with the network's words laid over it.
    /// - Parameters:
    ///   - own: what the pack reads. Every reading is from left to right.
    ///   - network: of the same image.
    ///   - width: of the image, in pixels.
    package func laid(over own: LineReading, from network: LineReading, width: Int) -> LineReading {
        let letters = own.placed
        let seen = network.placed
        var islands: [Island] = []
        for word in sureWords(seen) {
            let new = Array(seen[word])
            guard Self.mean(new) >= (new.count == 1 ? sureOfLetter : sureOfWord) else { continue }
            let span = self.span(around: new, of: letters)
            let old = letters.filter { span.contains($0.middle) }
            let rivals = old.filter { Self.isOwn($0.text) }
            guard rivals.isEmpty ? old.isEmpty || Self.mean(old) <= Self.mean(new) : Self.mean(rivals) < sureOfOwn
            else { continue }
            guard old.map(\.text) != new.map(\.text) else { continue }
            var island = Island(span: span, letters: new)
            // Across letters that only the pack sees, the network's spaces tell nothing.
            let isNext =
                word.lowerBound > 0
                && !letters.contains { seen[word.lowerBound - 1].middle < $0.middle && $0.middle < span.lowerBound }
            island.letters[0].space = max(old.first?.space ?? 0, isNext ? new[0].space : 0)
            islands.append(island)
        }
        return Self.reading(own, letters, with: islands, width: width)
    }

    /// Where the pack sees Latin letters and the network nothing, in pixels.
    package func doubtful(in own: LineReading, beside network: LineReading) -> [ClosedRange<Double>] {
        let seen = network.placed.filter { Self.isLatin($0.text) && Self.isLetterOrDigit($0.text) }
        return Self.latinWords(own.placed).compactMap { word in
            guard word.contains(where: { $0.text.unicodeScalars.contains(where: \.properties.isAlphabetic) })
            else { return nil }
            let span = self.span(of: word, reach)
            return seen.contains { span.contains($0.middle) } ? nil : span
        }
    }

    /// The reading with the pack's own letters in places that are in doubt, where it has some there that are as probable or nearly so.
    /// - Parameter alone: what the pack reads without Latin beside it.
    package func restored(
        _ own: LineReading, at spans: [ClosedRange<Double>], from alone: LineReading, width: Int
    ) -> LineReading {
        let letters = own.placed, others = alone.placed
        let islands = spans.compactMap { span -> Island? in
            let old = letters.filter { span.contains($0.middle) }
            var new = others.filter { span.contains($0.middle) }
            guard !new.isEmpty, !old.isEmpty, 2 * new.count(where: { Self.isOwn($0.text) }) >= new.count,
                Self.mean(old) < sureOfUnseen || Self.mean(new) >= Self.mean(old) - tolerance
            else { return nil }
            new[0].space = old[0].space
            return Island(span: span, letters: new)
        }
        return Self.reading(own, letters, with: islands, width: width)
    }

    // MARK: - Words

    /// Letters that take the place of those in a span.
    private struct Island {
        let span: ClosedRange<Double>
        var letters: [PlacedLetter]
    }

    private static func reading(
        _ own: LineReading, _ letters: [PlacedLetter], with islands: [Island], width: Int
    ) -> LineReading {
        guard !islands.isEmpty else { return own }
        let kept = letters.filter { letter in !islands.contains { $0.span.contains(letter.middle) } }
        // Equal places keep their order.
        let all = (kept + islands.flatMap(\.letters)).enumerated()
            .sorted { ($0.element.middle, $0.offset) < ($1.element.middle, $1.offset) }.map(\.element)
        return LineReading(all, width: width, source: own.source)
    }

    /// Runs of sure Latin letters, between letters or digits.
    private func sureWords(_ seen: [PlacedLetter]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        while start < seen.count {
            guard isSure(seen[start]) else {
                start += 1
                continue
            }
            var end = start + 1
            while end < seen.count, isSure(seen[end]), seen[end].space < 0.5,
                seen[end].middle - seen[end - 1].middle <= Self.widestPitch
            {
                end += 1
            }
            let word = start..<end
            if let first = word.first(where: { Self.isLetterOrDigit(seen[$0].text) }),
                let last = word.last(where: { Self.isLetterOrDigit(seen[$0].text) })
            {
                words.append(first..<(last + 1))
            }
            start = end
        }
        return words
    }

    private func isSure(_ letter: PlacedLetter) -> Bool {
        letter.probability >= leastProbability && Self.isLatin(letter.text)
    }

    private static func latinWords(_ letters: [PlacedLetter]) -> [[PlacedLetter]] {
        var words: [[PlacedLetter]] = []
        var isOpen = false
        for letter in letters {
            guard isLatin(letter.text) else {
                isOpen = false
                continue
            }
            if isOpen, letter.space < 0.5 {
                words[words.count - 1].append(letter)
            } else {
                words.append([letter])
            }
            isOpen = true
        }
        return words
    }

    /// The place of a word, in pixels.
    private func span(of word: [PlacedLetter], _ reach: Double) -> ClosedRange<Double> {
        let length = word.last!.middle - word.first!.middle
        let pitch = word.count == 1 ? Self.usualPitch : length / Double(word.count - 1)
        let margin = reach * min(max(pitch, Self.usualPitches.lowerBound), Self.usualPitches.upperBound)
        return (word.first!.middle - margin)...(word.last!.middle + margin)
    }

    /// The same, with what else of a word that the pack took for no word of its script is in reach.
    private func span(around word: [PlacedLetter], of letters: [PlacedLetter]) -> ClosedRange<Double> {
        let near = span(of: word, reach), far = span(of: word, farReach)
        guard let first = letters.firstIndex(where: { near.contains($0.middle) }),
            let last = letters.lastIndex(where: { near.contains($0.middle) })
        else { return near }
        func belongs(_ letter: PlacedLetter) -> Bool {
            far.contains(letter.middle) && Self.isLetterOrDigit(letter.text) && !Self.isOwn(letter.text)
        }
        var (low, high) = (near.lowerBound, near.upperBound)
        if first > 0, belongs(letters[first - 1]), letters[first].space < 0.5 { low = letters[first - 1].middle }
        if last + 1 < letters.count, belongs(letters[last + 1]), letters[last + 1].space < 0.5 {
            high = letters[last + 1].middle
        }
        return low...high
    }

    /// Distances from letter to letter, in pixels of a line image.
    private static let usualPitches = 8.0...32.0
    private static let usualPitch = 20.0
    /// Latin letters that are farther from each other have others between them.
    private static let widestPitch = 60.0

    private static func mean(_ letters: [PlacedLetter]) -> Double {
        letters.reduce(0) { $0 + Double($1.probability) } / Double(max(letters.count, 1))
    }

    private static func isLatin(_ letter: String) -> Bool {
        letter.unicodeScalars.allSatisfy(WritingSystem.latin.contains)
    }

    private static func isLetterOrDigit(_ letter: String) -> Bool {
        letter.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }

    /// Whether it is a letter of another script.
    private static func isOwn(_ letter: String) -> Bool {
        !isLatin(letter) && letter.unicodeScalars.contains(where: \.properties.isAlphabetic)
    }
}
