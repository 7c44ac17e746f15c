internal import Foundation

/// A letter of a line with its place, whichever way it was read: what readings are made of and taken apart into.
struct PlacedLetter: Sendable, Hashable {
    var text: String
    /// The chance that it is right.
    var probability: Float
    /// Where it is seen, in pixels of the line image.
    var middle: Double
    /// What may stand in its place, the most probable first, itself not included.
    var alternatives: [LineSymbol.Alternative]
    /// How probable a space is before it.
    var space: Float

    /// Whether it is a Latin letter, a digit, or a sign that stands among these.
    var isLatin: Bool { text.unicodeScalars.allSatisfy(WritingSystem.latin.contains) }

    var isLetterOrDigit: Bool {
        text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }

    /// The mean probability of some letters; 0 for none.
    static func mean(_ letters: some Collection<PlacedLetter>) -> Double {
        letters.reduce(0) { $0 + Double($1.probability) } / Double(max(letters.count, 1))
    }
}

extension LineReading {
    /// Pixels of a step where steps are made for letters: those of narrow scripts stand five apart, and a step must be between any two.
    package static let pixelsPerPlacedStep = 2.0
    /// A letter keeps no more alternatives than this.
    static let mostAlternatives = 8

    /// - Parameters:
    ///   - placed: from left to right.
    ///   - width: of the line image, in pixels.
    init(_ placed: [PlacedLetter], width: Int, source: Source) {
        var letters: [String] = [], labels: [String: Int] = [:]
        func note(_ letter: String) {
            guard labels[letter] == nil else { return }
            letters.append(letter)
            labels[letter] = letters.count
        }
        for letter in placed {
            note(letter.text)
            for other in letter.alternatives.prefix(Self.mostAlternatives) { note(other.text) }
        }
        let alphabet = Alphabet(of: letters)
        // Between letters recognizers are about as sure as of letters: so the certainty of the line is that of its letters.
        let logarithms = placed.reduce(0) { $0 + log(max($1.probability, 1e-6)) }
        let gap = CTCStep(
            best: 0, probability: placed.isEmpty ? 1 : exp(logarithms / Float(placed.count)), space: 0)
        var steps: [CTCStep] = [], characters: [CTCCharacter] = []
        for letter in placed {
            let least = characters.last.map { $0.lastStep + 2 } ?? 0
            let place = max(Int(letter.middle / Self.pixelsPerPlacedStep), least)
            while steps.count < place { steps.append(gap) }
            if letter.space > 0, let last = characters.last {
                let isSpace = letter.space >= 0.5
                steps[(last.lastStep + place) / 2] = CTCStep(
                    best: isSpace ? alphabet.space : 0, probability: isSpace ? letter.space : 1 - letter.space,
                    space: letter.space)
            }
            let label = labels[letter.text]!
            steps.append(Self.step(of: letter, label: label, labels))
            characters.append(
                CTCCharacter(
                    letter: letter.text, label: label, probability: letter.probability, firstStep: place,
                    lastStep: place))
        }
        while Double(steps.count) * Self.pixelsPerPlacedStep < Double(width) { steps.append(gap) }
        self.init(
            characters: characters, steps: steps, alphabet: alphabet, pixelsPerStep: Self.pixelsPerPlacedStep,
            source: source)
    }

    private static func step(of letter: PlacedLetter, label: Int, _ labels: [String: Int]) -> CTCStep {
        guard letter.probability <= CTCAlternative.certainty else {
            return CTCStep(best: label, probability: letter.probability, space: 0)
        }
        let others = letter.alternatives.prefix(mostAlternatives)
            .map { CTCAlternative(label: labels[$0.text]!, probability: min($0.probability, letter.probability)) }
            .filter { $0.label != label && $0.probability >= CTCAlternative.leastProbability }
            .sorted { ($0.probability, $1.label) > ($1.probability, $0.label) }
        return CTCStep(
            best: label, probability: letter.probability, space: 0,
            alternatives: [CTCAlternative(label: label, probability: letter.probability)] + others)
    }

    /// The letters of the reading, from left to right.
    var placed: [PlacedLetter] {
        characters.indices.map { i in
            let character = characters[i]
            // The step that is surest of it.
            let step = steps[character.firstStep...character.lastStep].max {
                $0.probability(of: character.label) < $1.probability(of: character.label)
            }
            let others = (step?.alternatives ?? []).filter {
                $0.label != character.label && $0.label != 0 && $0.label != alphabet.space
            }
            return PlacedLetter(
                text: character.letter, probability: character.probability,
                middle: (Double(character.firstStep + character.lastStep) / 2 + 0.5) * pixelsPerStep,
                alternatives: others.prefix(Self.mostAlternatives).map {
                    LineSymbol.Alternative(text: alphabet.letters[$0.label], probability: $0.probability)
                },
                space: i == 0 ? 0 : spaceProbability(before: i))
        }
    }
}
