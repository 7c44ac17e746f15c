/// From symbols with their places to what recognizers of the other kind give: steps along the line.
extension LineReading {
    /// - Parameters:
    ///   - symbols: in the order of reading. What belongs to one grapheme cluster becomes one character.
    ///   - width: of the line image, in pixels.
    package init(symbols: [LineSymbol], width: Int, source: Source = .packs([])) {
        let words = Self.inVisualOrder(Self.words(of: Self.clusters(of: symbols)))
        var placed: [PlacedLetter] = []
        for word in words {
            // Boxes of letters that are written into each other overlap, and their middles may change places.
            let middles = word.map(\.middle).sorted()
            for (i, symbol) in word.enumerated() {
                placed.append(
                    PlacedLetter(
                        text: symbol.text, probability: symbol.probability, middle: middles[i],
                        alternatives: symbol.alternatives, space: i == 0 && !placed.isEmpty ? 1 : 0))
            }
        }
        self.init(placed, width: width, source: source)
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
    /// between them. Of two marks of tone on one letter, which are never written, the second one is its circle too.
    private static func composed(_ text: String) -> String {
        func isTone(_ scalar: Unicode.Scalar) -> Bool { ("\u{E48}"..."\u{E4B}").contains(scalar) }
        let scalars = Array(text.unicodeScalars)
        guard scalars.last == "\u{E32}" else { return text }
        var result: [Unicode.Scalar]
        if let circle = scalars.firstIndex(of: "\u{E4D}"), scalars[(circle + 1)...].dropLast().allSatisfy(isTone) {
            result = scalars[..<circle] + scalars[(circle + 1)...].dropLast()
        } else if scalars.count > 3, scalars.dropLast().suffix(2).allSatisfy(isTone) {
            result = scalars.dropLast(2)
        } else {
            return text
        }
        result.append("\u{E33}")
        return String(String.UnicodeScalarView(result))
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
