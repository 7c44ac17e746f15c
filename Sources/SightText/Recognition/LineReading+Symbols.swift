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
            // Boxes of letters that are written into each other overlap, and their middles may change places.
            let middles = word.map { ($0.left + $0.right) / 2 }.sorted()
            for (i, symbol) in word.enumerated() {
                let least = characters.last.map { $0.lastStep + 2 } ?? 0
                let place = max(Int(middles[i] / Self.pixelsPerSymbolStep), least)
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
            if let last = clusters.last, !symbol.isAfterSpace, composed(last.text + symbol.text).count == 1 {
                clusters[clusters.count - 1] = joined(last, symbol)
            } else {
                clusters += parts(of: symbol)
            }
        }
        return clusters
    }

    private static func joined(_ first: LineSymbol, _ second: LineSymbol) -> LineSymbol {
        func others(
            _ symbol: LineSymbol, _ text: (String) -> String, beside probability: Float
        ) -> [LineSymbol.Alternative] {
            symbol.alternatives.filter { $0.text != symbol.text }.map {
                LineSymbol.Alternative(text: composed(text($0.text)), probability: $0.probability * probability)
            }
        }
        let alternatives =
            others(first, { $0 + second.text }, beside: second.probability)
            + others(second, { first.text + $0 }, beside: first.probability)
        return LineSymbol(
            text: composed(first.text + second.text), probability: min(first.probability, second.probability),
            left: min(first.left, second.left), right: max(first.right, second.right),
            isAfterSpace: first.isAfterSpace,
            alternatives: alternatives.filter { $0.text.count == 1 }.sorted {
                ($0.probability, $1.text) > ($1.probability, $0.text)
            })
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

    /// The vowel am of Thai as one scalar, as it is typed: it is taught to networks as its two strokes, with a mark of tone
    /// between them.
    private static func composed(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        guard let circle = scalars.firstIndex(of: "\u{E4D}"), scalars.last == "\u{E32}",
            scalars[(circle + 1)...].dropLast().allSatisfy({ ("\u{E48}"..."\u{E4B}").contains($0) })
        else { return text }
        var result = String.UnicodeScalarView(scalars[..<circle])
        result.append(contentsOf: scalars[(circle + 1)...].dropLast())
        result.append("\u{E33}")
        return String(result)
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
        guard words.joined().contains(where: \.isRightToLeft) else { return words }
        // Words by their places; letters that are joined in writing have no places of their own to go by.
        return sorted(words.map(inVisualOrder), by: { word in word.reduce(0) { $0 + $1.middle } / Double(word.count) })
    }

    private static func inVisualOrder(_ word: [LineSymbol]) -> [LineSymbol] {
        guard word.contains(where: \.isRightToLeft) else { return sorted(word, by: \.middle) }
        // Backwards, but for numbers and what is written from left to right.
        var result: [LineSymbol] = [], end = word.count
        while end > 0 {
            var start = end - 1
            if word[start].isLeftToRight {
                while start > 0, word[start - 1].isLeftToRight || isWithin(start - 1, of: word) { start -= 1 }
            }
            result += word[start..<end]
            end = start
        }
        return result
    }

    /// Whether a mark stands between two letters or digits that are written from left to right, as in 3.5.
    private static func isWithin(_ i: Int, of word: [LineSymbol]) -> Bool {
        i > 0 && !word[i].isRightToLeft && word[i - 1].isLeftToRight
    }

    private static func sorted<T>(_ items: [T], by place: (T) -> Double) -> [T] {
        items.enumerated().map { (place($0.element), $0.offset, $0.element) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
}

extension LineSymbol {
    fileprivate var middle: Double { (left + right) / 2 }

    /// Whether it is a letter that is written from right to left.
    fileprivate var isRightToLeft: Bool {
        text.unicodeScalars.contains {
            $0.properties.isAlphabetic && (WritingSystem.arabic.contains($0) || WritingSystem.hebrew.contains($0))
        }
    }

    /// Whether it is a digit of any script, or a letter that is not.
    fileprivate var isLeftToRight: Bool {
        text.unicodeScalars.first.map { $0.properties.numericType != nil || $0.properties.isAlphabetic } == true
            && !isRightToLeft
    }
}
