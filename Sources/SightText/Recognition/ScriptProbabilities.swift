/// What a line's picture can look like.
package enum ScriptClass: Sendable, Hashable {
    /// Letters of a script; ideographs with kana among them are `.kana`.
    case script(WritingSystem)
    /// Digits and signs alone, patterns, noise.
    case noLetters
    /// Text of any script, on its head.
    case upsideDown

    var isScript: Bool { if case .script = self { true } else { false } }
}

extension ScriptClass: CaseIterable {
    /// In the order of a script head's classes.
    package static let allCases: [ScriptClass] =
        WritingSystem.allCases.map(ScriptClass.script) + [.noLetters, .upsideDown]
}

/// How probable it is that a line's picture shows each script, told by the picture alone.
package struct ScriptProbabilities: Sendable, Hashable {
    /// In the order of `ScriptClass.allCases`; their sum is 1.
    private let values: [Float]

    package init(_ values: [Float]) {
        precondition(values.count == ScriptClass.allCases.count)
        self.values = values
    }

    /// Of a line that was looked at in pieces; nil without pieces.
    package init?(mean pieces: [ScriptProbabilities]) {
        guard !pieces.isEmpty else { return nil }
        values = ScriptClass.allCases.indices.map { c in
            pieces.reduce(0) { $0 + $1.values[c] } / Float(pieces.count)
        }
    }

    package subscript(_ kind: ScriptClass) -> Float {
        switch kind {
        case .script(let script): values[WritingSystem.allCases.firstIndex(of: script)!]
        case .noLetters: values[values.count - 2]
        case .upsideDown: values[values.count - 1]
        }
    }

    package subscript(_ script: WritingSystem) -> Float { self[.script(script)] }

    /// What the line most probably is.
    package var best: ScriptClass {
        ScriptClass.allCases[values.indices.max { (values[$0], $1) < (values[$1], $0) }!]
    }

    /// How probable it is that the line shows ideographs or kana: what needs the thousands of letters of PP-OCRv6's alphabet.
    package var ideographicProbability: Float { self[.han] + self[.kana] }

    /// The scripts that PP-OCRv6 cannot read, and that are read by another recognizer.
    package static let foreign: [WritingSystem] = [.greek, .cyrillic, .hangul, .arabic, .hebrew, .thai, .devanagari]

    /// A line is taken to be in a foreign script when all of them together have this share of what is probable if the line
    /// stands upright …
    package static let foreignThreshold: Float = 0.5
    /// … and when they are at least so probable. A line that is more probably on its head costs a second reading at most, while
    /// a foreign line that is not noticed is lost.
    package static let leastForeignProbability: Float = 0.2

    /// How probable it is that the line is in a script that PP-OCRv6 cannot read.
    package var foreignProbability: Float { Self.foreign.reduce(0) { $0 + self[$1] } }

    /// The script of the line, if it is one that PP-OCRv6 cannot read. On held-out fonts and texts, lines of six letters or more:
    /// the small recognizer misses 0.5 % of the foreign ones and calls none of 365 others foreign; the tiny one 1.3 % and 0.8 %.
    package var foreignScript: WritingSystem? {
        let foreign = foreignProbability
        guard foreign >= Self.leastForeignProbability,
            foreign >= Self.foreignThreshold * (1 - self[.upsideDown])
        else { return nil }
        return Self.foreign.max { (self[$0], $1.rawValue) < (self[$1], $0.rawValue) }
    }
}

extension ScriptProbabilities {
    /// The same of a line in the light of others on its page: a page has few scripts, and a line that leaves a doubt is in one of
    /// them.
    /// - Parameter others: with how much each says of the page, such as its length.
    package func amid(_ others: [(scripts: ScriptProbabilities, weight: Double)]) -> ScriptProbabilities {
        let total = others.reduce(0) { $0 + $1.weight }
        guard total > 0 else { return self }
        let products = values.indices.map { kind in
            // No script is out of the question. What is no text or on its head says nothing of its neighbours.
            guard kind < WritingSystem.allCases.count else { return 0.1 * Double(values[kind]) }
            let share = others.reduce(0) { $0 + $1.weight * Double($1.scripts.values[kind]) } / total
            return max(share, 0.003) * Double(values[kind])
        }
        let sum = products.reduce(0, +)
        return ScriptProbabilities(products.map { Float($0 / sum) })
    }
}
