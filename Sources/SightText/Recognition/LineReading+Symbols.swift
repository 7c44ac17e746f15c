/// From symbols with their places to what recognizers of the other kind give: steps along the line.
extension LineReading {
    /// Pixels of a step: letters of narrow scripts stand five apart, and a step must be between any two.
    package static let pixelsPerSymbolStep = 2.0
    /// A letter keeps no more alternatives than this.
    private static let mostAlternatives = 8

    /// - Parameters:
    ///   - symbols: in the order of reading. What belongs to one grapheme cluster becomes one character.
    ///   - width: of the line image, in pixels.
    package init(symbols: [LineSymbol], width: Int, source: Source = .packs([])) {
        let words = Self.inVisualOrder(Self.words(of: Self.clusters(of: symbols)))
        var letters: [String] = [], labels: [String: Int] = [:]
        func label(_ letter: String) -> Int {
            if let known = labels[letter] { return known }
            letters.append(letter)
            labels[letter] = letters.count
            return letters.count
        }
        // The space's class is behind all letters.
        for symbol in words.joined() {
            _ = label(symbol.text)
            for other in symbol.alternatives.prefix(Self.mostAlternatives) { _ = label(other.text) }
        }
        let alphabet = Alphabet(of: letters)

        var steps: [CTCStep] = [], characters: [CTCCharacter] = []
        for (w, word) in words.enumerated() {
            for (i, symbol) in word.enumerated() {
                let least = characters.last.map { $0.lastStep + 2 } ?? 0
                let place = max(Int((symbol.left + symbol.right) / 2 / Self.pixelsPerSymbolStep), least)
                while steps.count < place { steps.append(Self.gap) }
                if w > 0, i == 0 {
                    let middle = (characters.last!.lastStep + place) / 2
                    steps[middle] = CTCStep(best: alphabet.space, probability: 1, space: 1)
                }
                let step = Self.step(of: symbol, label: label)
                steps.append(step)
                characters.append(
                    CTCCharacter(
                        letter: symbol.text, label: step.best, probability: step.probability, firstStep: place,
                        lastStep: place))
            }
        }
        while Double(steps.count) * Self.pixelsPerSymbolStep < Double(width) { steps.append(Self.gap) }
        self.init(
            characters: characters, steps: steps, alphabet: alphabet, pixelsPerStep: Self.pixelsPerSymbolStep,
            source: source)
    }

    private static let gap = CTCStep(best: 0, probability: 1, space: 0)

    private static func step(of symbol: LineSymbol, label: (String) -> Int) -> CTCStep {
        let best = CTCAlternative(label: label(symbol.text), probability: symbol.probability)
        let others = symbol.alternatives.prefix(mostAlternatives)
            .map { CTCAlternative(label: label($0.text), probability: min($0.probability, symbol.probability)) }
            .filter { $0.label != best.label && $0.probability >= CTCAlternative.leastProbability }
            .sorted { ($0.probability, $1.label) > ($1.probability, $0.label) }
        return CTCStep(
            best: best.label, probability: best.probability, space: 0,
            alternatives: best.probability > CTCAlternative.certainty ? [] : [best] + others)
    }

    // MARK: - Clusters

    /// The symbols with those joined that are written as one character.
    private static func clusters(of symbols: [LineSymbol]) -> [LineSymbol] {
        var clusters: [LineSymbol] = []
        for symbol in symbols {
            if let last = clusters.last, !symbol.isAfterSpace, (last.text + symbol.text).count == 1 {
                clusters[clusters.count - 1] = joined(last, symbol)
            } else {
                clusters += parts(of: symbol)
            }
        }
        return clusters
    }

    private static func joined(_ first: LineSymbol, _ second: LineSymbol) -> LineSymbol {
        func other(_ text: String, _ probability: Float, _ part: Float) -> LineSymbol.Alternative {
            LineSymbol.Alternative(text: text, probability: part > 0 ? probability / part : 0)
        }
        let whole = first.probability * second.probability
        let alternatives =
            first.alternatives.filter { $0.text != first.text }
            .map { other($0.text + second.text, $0.probability * whole, first.probability) }
            + second.alternatives.filter { $0.text != second.text }
            .map { other(first.text + $0.text, $0.probability * whole, second.probability) }
        return LineSymbol(
            text: first.text + second.text, probability: min(first.probability, second.probability),
            left: min(first.left, second.left), right: max(first.right, second.right),
            isAfterSpace: first.isAfterSpace,
            alternatives: alternatives.filter { $0.text.count == 1 }.sorted { $0.probability > $1.probability })
    }

    /// A symbol of several characters, such as a ligature, by its characters, which share its place.
    private static func parts(of symbol: LineSymbol) -> [LineSymbol] {
        let letters = symbol.text.map(String.init)
        guard letters.count > 1 else { return [symbol] }
        let width = (symbol.right - symbol.left) / Double(letters.count)
        return letters.enumerated().map { i, letter in
            LineSymbol(
                text: letter, probability: symbol.probability, left: symbol.left + Double(i) * width,
                right: symbol.left + Double(i + 1) * width, isAfterSpace: i == 0 && symbol.isAfterSpace)
        }
    }

    // MARK: - Order

    private static func words(of symbols: [LineSymbol]) -> [[LineSymbol]] {
        var words: [[LineSymbol]] = []
        for symbol in symbols {
            if symbol.isAfterSpace || words.isEmpty { words.append([]) }
            words[words.count - 1].append(symbol)
        }
        return words
    }

    /// From left to right as they stand. Only a line with letters that are written from right to left is in another order.
    private static func inVisualOrder(_ words: [[LineSymbol]]) -> [[LineSymbol]] {
        guard words.joined().contains(where: isRightToLeft) else { return words }
        func sorted<T>(_ items: [T], by place: (T) -> Double, backwards: Bool) -> [T] {
            // Of equal places the one that is read later stands further left.
            items.enumerated().sorted {
                let a = place($0.element), b = place($1.element)
                return a != b ? a < b : ($0.offset < $1.offset) != backwards
            }.map(\.element)
        }
        let ordered = words.map { word in
            sorted(word, by: { $0.left + $0.right }, backwards: word.contains(where: isRightToLeft))
        }
        return sorted(ordered, by: { $0.map(\.left).min()! }, backwards: true)
    }

    private static func isRightToLeft(_ symbol: LineSymbol) -> Bool {
        symbol.text.unicodeScalars.contains { WritingSystem.arabic.contains($0) || WritingSystem.hebrew.contains($0) }
    }
}
