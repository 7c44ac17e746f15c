import SightText
import Testing

/// The linear layer that tells scripts, and what is made of its answer.
@Suite("Script head")
struct ScriptHeadTests {
    private static let kinds = ScriptClass.allCases

    private static func probabilities(
        _ values: [WritingSystem: Float], noLetters: Float = 0, upsideDown: Float = 0
    ) -> ScriptProbabilities {
        var all = kinds.map { _ in Float(0) }
        for (script, value) in values { all[kinds.firstIndex(of: .script(script))!] = value }
        all[kinds.firstIndex(of: .noLetters)!] = noLetters
        all[kinds.firstIndex(of: .upsideDown)!] = upsideDown
        return ScriptProbabilities(all)
    }

    @Test
    func `steps are pooled to means, highest values and deviations`() {
        let features: [Float] = [1, -4, 3, -2, 5, 0]
        let pooled = features.withUnsafeBufferPointer { ScriptHead.pooled($0, steps: 3) }
        #expect(pooled.count == 6)
        #expect(pooled[0] == 3 && pooled[1] == -2 && pooled[2] == 5 && pooled[3] == 0)
        #expect(abs(pooled[4] - (8.0 / 3).squareRoot()) < 1e-5 && abs(pooled[5] - (8.0 / 3).squareRoot()) < 1e-5)
        let single = [Float](arrayLiteral: 7, 8).withUnsafeBufferPointer { ScriptHead.pooled($0, steps: 1) }
        #expect(single == [7, 8, 7, 8, 0, 0])
    }

    @Test
    func `probabilities are the softmax of the weighted features`() {
        // Two inputs; the third class likes the first of them, the fourth its bias.
        var weights = [Float](repeating: 0, count: Self.kinds.count * 3)
        weights[2 * 2] = 2
        weights[Self.kinds.count * 2 + 3] = 1
        let head = ScriptHead(weights: weights)
        let told = head.probabilities([3, 100])
        #expect(told.best == Self.kinds[2])
        #expect(abs(Self.kinds.reduce(0) { $0 + told[$1] } - 1) < 1e-5)
        #expect(abs(told[Self.kinds[2]] / told[Self.kinds[3]] - 148.41) < 0.1)
        #expect(head.probabilities([-3, 0]).best == Self.kinds[3])
    }

    @Test
    func `a line is foreign when the foreign scripts together are more probable than the others`() {
        #expect(Self.probabilities([.latin: 0.9, .greek: 0.1]).foreignScript == nil)
        #expect(Self.probabilities([.latin: 0.4, .greek: 0.25, .cyrillic: 0.35]).foreignScript == .cyrillic)
        #expect(Self.probabilities([.kana: 1]).foreignScript == nil)
        #expect(Self.probabilities([.thai: 0.3], noLetters: 0.7).foreignScript == nil)
        // What may stand on its head is judged as if it did not, unless that is all but sure.
        #expect(Self.probabilities([.thai: 0.3, .latin: 0.1], upsideDown: 0.6).foreignScript == .thai)
        #expect(Self.probabilities([.thai: 0.1, .latin: 0.1], upsideDown: 0.8).foreignScript == nil)
        for script in ScriptProbabilities.foreign {
            #expect(Self.probabilities([script: 1]).foreignScript == script)
        }
    }

    @Test
    func `the pieces of a long line are judged together`() throws {
        #expect(ScriptProbabilities(mean: []) == nil)
        let told = try #require(
            ScriptProbabilities(mean: [
                Self.probabilities([.latin: 1]), Self.probabilities([.greek: 0.5, .latin: 0.5]),
            ]))
        #expect(told[.latin] == 0.75 && told[.greek] == 0.25)
    }

    @Test
    func `a doubtful line goes with the page, and a clear one stands on its own`() {
        let russian = (scripts: Self.probabilities([.cyrillic: 0.99, .latin: 0.01]), weight: 30.0)
        let doubtful = (scripts: Self.probabilities([.cyrillic: 0.4, .latin: 0.6]), weight: 4.0)
        let clear = (scripts: Self.probabilities([.cyrillic: 0.0001, .latin: 0.9999]), weight: 20.0)
        let page = [russian, russian, clear]
        #expect(doubtful.scripts.amid(page).foreignScript == .cyrillic)
        #expect(clear.scripts.amid([russian, russian, doubtful]).foreignScript == nil)
        let english = (scripts: Self.probabilities([.latin: 1]), weight: 30.0)
        let odd = (scripts: Self.probabilities([.cyrillic: 0.7, .latin: 0.3]), weight: 4.0)
        #expect(odd.scripts.amid([english, english]).foreignScript == nil)
        #expect(doubtful.scripts.amid([]) == doubtful.scripts)
        #expect(doubtful.scripts.amid([(russian.scripts, 0)]) == doubtful.scripts)
    }
}
