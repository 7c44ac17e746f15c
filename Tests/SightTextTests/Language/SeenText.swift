import SightText

/// Lines as a recognizer may have seen them, written down letter by letter.
struct SeenText {
    static let alphabet = Alphabet(
        lines: (["'", "-", ".", ",", "(", ")", "/", "@", ":"].map { $0 }
            + "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzäöüßéèàòùñóíáúìâêîôûçãõ’".map(String.init))
            .joined(separator: "\n") + "\n")
    static let index = AlphabetIndex(alphabet)

    /// A line whose letters are certain but for the ones in brackets: `ca[hs]hier` was read as `cahhier`, and may be `cashier`;
    /// in each bracket the letters stand from the most to the least probable, each a fifth as probable as the one before. Spaces
    /// are certain.
    static func line(_ text: String, ratio: Float = 0.2) -> SpacedReading {
        var steps: [CTCStep] = []
        func label(_ letter: Character) -> Int { index.labels(of: String(letter))![0] }
        func gap() { steps.append(CTCStep(best: 0, probability: 0.99999, space: 0)) }
        var rest = Substring(text)
        gap()
        while let letter = rest.popFirst() {
            switch letter {
            case " ":
                steps.append(CTCStep(best: alphabet.space, probability: 0.99999, space: 0.99999))
            case "[":
                let choices = rest.prefix { $0 != "]" }
                rest = rest.dropFirst(choices.count + 1)
                var weights = choices.indices.map { _ in Float(1) }
                for i in weights.indices.dropFirst() { weights[i] = weights[i - 1] * ratio }
                let sum = weights.reduce(0, +)
                let alternatives = zip(choices, weights).map {
                    CTCAlternative(label: $0 == "_" ? 0 : label($0), probability: $1 / sum)
                }
                steps.append(
                    CTCStep(
                        best: alternatives[0].label, probability: alternatives[0].probability, space: 0,
                        alternatives: alternatives))
            default:
                steps.append(CTCStep(best: label(letter), probability: 0.99999, space: 0))
            }
            gap()
        }
        let reading = LineReading(
            characters: CTCDecoder.characters(steps, alphabet: alphabet), steps: steps, alphabet: alphabet,
            pixelsPerStep: 8)
        return SpacedReading(reading: reading, words: WordSpacing().words(of: reading, ink: nil))
    }
}
