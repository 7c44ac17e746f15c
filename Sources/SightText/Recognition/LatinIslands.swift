/// Latin words and numbers amid a script that has no letters like theirs, such as Korean or Arabic, out of three readings of one line: by
/// the script's pack with Latin beside it, by a network that sees little but Latin, and by the pack alone.
///
/// The network hardly ever mistakes a Latin word, but amid the script it misses many: what it is sure of is taken whatever the pack has in
/// its place, and where the pack sees other Latin the network looks again, at these columns alone. Latin that it does not see then
/// is mostly the script's own letters, which the pack alone tells.
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
    /// Of a part of the line, what the network sees with this probability counts.
    package var leastOfPart: Float = 0.5
    /// Where the network sees no Latin, a Latin word whose letters are less probable on average than this is none;
    package var sureOfUnseen = 0.75
    /// of one that the network reads otherwise than the pack and less surely than this, too;
    package var sureOfDisputed = 0.93
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
            guard PlacedLetter.mean(new) >= (new.count == 1 ? sureOfLetter : sureOfWord) else { continue }
            let span = self.span(around: new, of: letters)
            let old = letters.filter { span.contains($0.middle) }
            let rivals = old.filter { Self.isOwn($0) }
            guard
                rivals.isEmpty
                    ? old.isEmpty || PlacedLetter.mean(old) <= PlacedLetter.mean(new)
                    : PlacedLetter.mean(rivals) < sureOfOwn
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

    /// Where the pack sees Latin letters or digits that the network does not see likewise amid the line: there it has to look again, with
    /// nothing of the script around, which blinds it.
    /// - Returns: columns of the image.
    package func places(in own: LineReading, beside network: LineReading, ink: InkProfile?, width: Int) -> [Range<Int>]
    {
        let letters = own.placed
        let seen = network.placed.filter { $0.isLatin && $0.probability >= leastProbability }
        return Self.latinRuns(letters).compactMap { run in
            let word = letters[run].filter { $0.isLetterOrDigit }
            guard !word.isEmpty else { return nil }
            let span = self.span(of: word, reach)
            let others = seen.filter { span.contains($0.middle) && $0.isLetterOrDigit }
            guard others.map(\.text) != word.map(\.text) else { return nil }
            let start = run.lowerBound == 0 ? 0 : Self.border(before: run.lowerBound, of: letters, ink)
            let end = run.upperBound == letters.count ? width : Self.border(before: run.upperBound, of: letters, ink)
            return start + 8 <= end ? start..<end : nil
        }
    }

    /// The column between a letter and the one before it, one of which is Latin: in the gap that is next to the script's own letter, or
    /// where a space is, in the widest one.
    private static func border(before i: Int, of letters: [PlacedLetter], _ ink: InkProfile?) -> Int {
        let left = letters[i - 1], right = letters[i]
        let middle = (left.middle + right.middle) / 2
        guard let ink else { return Int(middle) }
        let isLatinRight = right.isLatin
        let half = ink.height * (WordSpacing.needsNoSpaces(isLatinRight ? left.text : right.text) ? 0.3 : 0.12)
        let low = left.middle + (isLatinRight ? half : 0), high = right.middle - (isLatinRight ? 0 : half)
        guard low < high else { return Int(middle) }
        let gaps = ink.bareRuns(from: low, to: high)
        let gap =
            right.space >= 0.5 ? gaps.max { $0.count < $1.count } : isLatinRight ? gaps.first : gaps.last
        return gap.map { ($0.lowerBound + $0.upperBound) / 2 } ?? Int(middle)
    }

    /// The reading with what the network sees in one of the places.
    /// - Parameter part: what it read of these columns alone.
    /// - Returns: also where letters of the pack are left that it does not see, in pixels.
    package func laid(
        over own: LineReading, from part: LineReading, at columns: Range<Int>, ink: InkProfile?, width: Int
    ) -> (reading: LineReading, doubtful: [ClosedRange<Double>]) {
        let letters = own.placed
        guard
            let run = Self.latinRuns(letters).first(where: { run in
                letters[run].contains { columns.contains(Int($0.middle)) }
            })
        else { return (own, []) }
        let old = letters[run]
        let all = Double(columns.lowerBound)...Double(columns.upperBound)
        let room = Self.room(for: run, of: letters)
        var new = part.placed.map { Self.narrow($0, movedBy: all.lowerBound) }.filter {
            $0.isLatin && $0.probability >= leastOfPart && room.contains($0.middle)
        }
        guard 2 * new.count >= part.characters.count - 1, new.contains(where: { $0.isLetterOrDigit }) else {
            return (own, [all])
        }
        // What the network did not see remains the pack's, whose places are not to be trusted to a letter: there has to be ink.
        let holes = Self.holes(among: new, in: all, ink)
        func isSeen(_ letter: PlacedLetter) -> Bool { !holes.contains { $0.contains(letter.middle) } }
        let groups = old.count <= new.count ? [] : old.split(whereSeparator: isSeen).filter { !Self.repeats($0, new) }
        let rest = groups.flatMap { $0 }
        var doubtful = groups.filter { $0.contains { $0.isLetterOrDigit } }
            .map { span(of: Array($0), reach) }
        let mean = PlacedLetter.mean(new), beaten = PlacedLetter.mean(old.filter { !rest.contains($0) })
        // Letters such as חתם look like ONN to the one and onn to the other: a word on which they do not agree may be none.
        if mean < sureOfDisputed, new.filter(\.isLetterOrDigit).map(\.text) != old.filter(\.isLetterOrDigit).map(\.text)
        {
            doubtful = [span(of: old.filter(\.isLetterOrDigit), reach)]
        }
        guard new.count > 1 && mean >= sureOfWord || mean > beaten else { return (own, doubtful) }
        // Of two marks at an end, the pack's.
        for (i, mark) in [(0, old.first!), (new.count - 1, old.last!)]
        where !mark.isLetterOrDigit && !new[i].isLetterOrDigit { new[i].text = mark.text }
        new[0].space = rest.first.map { $0.middle < new[0].middle } == true ? new[0].space : old.first!.space
        guard new.map(\.text) + rest.map(\.text) != old.map(\.text) else { return (own, doubtful) }
        let between = (new + rest).sorted { $0.middle < $1.middle }
        let result = Array(letters[..<run.lowerBound]) + between + letters[run.upperBound...]
        return (LineReading(result, width: width, source: own.source), doubtful)
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
            guard !new.isEmpty, !old.isEmpty, 2 * new.count(where: { Self.isOwn($0) }) >= new.count,
                PlacedLetter.mean(old) < sureOfUnseen || PlacedLetter.mean(new) >= PlacedLetter.mean(old) - tolerance
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
            if let first = word.first(where: { seen[$0].isLetterOrDigit }),
                let last = word.last(where: { seen[$0].isLetterOrDigit })
            {
                words.append(first..<(last + 1))
            }
            start = end
        }
        return words
    }

    private func isSure(_ letter: PlacedLetter) -> Bool {
        letter.probability >= leastProbability && letter.isLatin
    }

    /// Whether letters are those at an end of a word, in another place.
    private static func repeats(_ letters: ArraySlice<PlacedLetter>, _ word: [PlacedLetter]) -> Bool {
        let texts = letters.map(\.text), all = word.map(\.text)
        return all.starts(with: texts) || all.suffix(texts.count).elementsEqual(texts)
    }

    /// What letters leave of a place where there is ink.
    private static func holes(
        among letters: [PlacedLetter], in place: ClosedRange<Double>, _ ink: InkProfile?
    ) -> [ClosedRange<Double>] {
        let half = 0.6 * pitch(of: letters)
        let starts = [place.lowerBound] + letters.map { $0.middle + half }
        let ends = letters.map { $0.middle - half } + [place.upperBound]
        return zip(starts, ends).filter { start, end in
            guard start < end else { return false }
            let bare = ink?.bareRuns(from: start, to: end).reduce(0) { $0 + $1.count } ?? 0
            return end - start - Double(bare) >= leastInk
        }.map { $0...$1 }
    }

    /// Between the script's own letters on both sides, strokes of which can look like Latin ones.
    private static func room(for run: Range<Int>, of letters: [PlacedLetter]) -> ClosedRange<Double> {
        func half(_ letter: PlacedLetter) -> Double { WordSpacing.needsNoSpaces(letter.text) ? halfOfWide : 0 }
        let low = run.lowerBound == 0 ? 0 : letters[run.lowerBound - 1].middle + half(letters[run.lowerBound - 1])
        let high =
            run.upperBound == letters.count
            ? .infinity : letters[run.upperBound].middle - half(letters[run.upperBound])
        return low...max(low, high)
    }

    /// A letter of a part in the narrow form, at its place on the line.
    private static func narrow(_ letter: PlacedLetter, movedBy distance: Double) -> PlacedLetter {
        var letter = letter
        letter.text = LetterForms.narrow(letter.text)
        letter.middle += distance
        return letter
    }

    /// The usual distance from letter to letter.
    private static func pitch(of letters: [PlacedLetter]) -> Double {
        let distances = zip(letters, letters.dropFirst()).map { $1.middle - $0.middle }.sorted()
        return distances.isEmpty
            ? usualPitch : min(max(distances[distances.count / 2], usualPitches.lowerBound), usualPitches.upperBound)
    }

    /// Runs of Latin letters, digits and marks, from the first to the last word that has a letter or digit.
    private static func latinRuns(_ letters: [PlacedLetter]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = 0
        while start < letters.count {
            let end = letters[start...].firstIndex { !$0.isLatin } ?? letters.count
            if let first = letters[start..<end].firstIndex(where: { $0.isLetterOrDigit }),
                let last = letters[start..<end].lastIndex(where: { $0.isLetterOrDigit })
            {
                let low = letters[start...first].lastIndex { $0.space >= 0.5 } ?? start
                let high = letters[(last + 1)..<end].firstIndex { $0.space >= 0.5 } ?? end
                runs.append(low..<high)
            }
            start = end + 1
        }
        return runs
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
            far.contains(letter.middle) && letter.isLetterOrDigit && !Self.isOwn(letter)
        }
        var (low, high) = (near.lowerBound, near.upperBound)
        let isShort = last - first + 1 < word.count
        if first > 0, belongs(letters[first - 1]), isShort || letters[first].space < 0.5 {
            low = letters[first - 1].middle
        }
        if last + 1 < letters.count, belongs(letters[last + 1]), isShort || letters[last + 1].space < 0.5 {
            high = letters[last + 1].middle
        }
        return low...high
    }

    /// Distances from letter to letter, in pixels of a line image.
    private static let usualPitches = 8.0...32.0
    private static let usualPitch = 20.0
    /// Columns of ink that are a letter.
    private static let leastInk = 7.0
    /// From the middle of a Korean letter to its edge, at least.
    private static let halfOfWide = 13.0
    /// Latin letters that are farther from each other have others between them.
    private static let widestPitch = 60.0

    /// Whether it is a letter of another script, or one of its own digits, which the network has not.
    private static func isOwn(_ letter: PlacedLetter) -> Bool { !letter.isLatin && letter.isLetterOrDigit }
}
