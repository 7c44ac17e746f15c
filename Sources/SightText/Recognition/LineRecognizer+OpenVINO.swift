package import SightInference

/// A PP-OCRv6 recognizer: a network that makes features of each step, and a last layer cut to the wanted letters.
package struct CTCLineRecognizer: LineRecognizer {
    package let alphabet: Alphabet
    private let network: InferenceModel
    private let head: @Sendable () async throws -> InferenceModel
    private let scripts: ScriptHead?
    private let latin: LatinHead?
    /// What the first lines of the page look like, each with its length.
    private var seen: [(scripts: ScriptProbabilities, weight: Double)] = []

    /// A last layer cut to Latin letters, for lines that show no others: it costs a quarter of the time less, and a sixth of
    /// the memory.
    package struct LatinHead: Sendable {
        let model: InferenceModel
        let alphabet: Alphabet

        /// - Parameter alphabet: the part of the recognizer's that the layer tells.
        package init(model: InferenceModel, alphabet: Alphabet) {
            self.model = model
            self.alphabet = alphabet
        }
    }

    /// - Parameters:
    ///   - head: gives the last layer; not asked for while all lines are Latin ones and there is a layer for these.
    ///   - scripts: tells the scripts of lines from the same features.
    ///   - latin: for a recognizer with the whole alphabet of its network.
    package init(
        network: InferenceModel, head: @escaping @Sendable () async throws -> InferenceModel, alphabet: Alphabet,
        scripts: ScriptHead? = nil, latin: LatinHead? = nil
    ) {
        self.network = network
        self.head = head
        self.alphabet = alphabet
        self.scripts = scripts
        self.latin = latin
    }

    package var source: LineReading.Source { .network }

    /// The same, to which lines that might show letters of any kind show those of the others on the page.
    package func focused(on readings: [LineReading]) -> any LineRecognizer {
        var focused = self
        focused.seen = readings.compactMap { reading in reading.scripts.map { ($0, Double(reading.steps.count)) } }
        return focused
    }

    package func read(_ lines: [LineImage]) async throws -> [LineReading] {
        try await read(lines, isGlance: false)
    }

    /// Lines that are rather ideographs than not are read as such: other lines tell what a blot is.
    package func glance(at lines: [LineImage]) async throws -> [LineReading] {
        var readings = try await read(lines, isGlance: true)
        for i in readings.indices { readings[i].isGlance = true }
        return readings
    }

    package func revised(_ reading: LineReading, of line: LineImage) async throws -> LineReading {
        guard reading.isGlance else { return reading }
        var revised = reading
        if let scripts = reading.scripts, usesLatin(scripts, isGlance: true), !usesLatin(scripts, isGlance: false) {
            revised = try await read([line])[0]
        }
        revised.isGlance = false
        return revised
    }

    /// What one or two networks saw on a line.
    private struct Sight: Sendable {
        var steps: [CTCStep]
        var scripts: ScriptProbabilities?
    }

    /// Whether the layer of Latin letters reads a line. What may be in another script, or not, is seen in the letters of all: that
    /// tells best how little sense the network makes of it. Of what surely is nothing is wanted but its Latin letters.
    private func usesLatin(_ scripts: ScriptProbabilities, isGlance: Bool) -> Bool {
        guard latin != nil else { return false }
        let settled = isGlance ? scripts : scripts.amid(seen)
        let isSettled = settled.foreignScript == nil || settled.foreignProbability >= Self.sureOfForeign
        return isSettled && settled.ideographicProbability < (isGlance ? 0.5 : 0.1)
    }

    private static let sureOfForeign: Float = 0.9

    private func read(_ lines: [LineImage], isGlance: Bool) async throws -> [LineReading] {
        guard lines[0].shape.isLong else { return try await seen(on: lines, isGlance).map(reading) }
        var readings: [LineReading] = []
        for line in lines { readings.append(reading(try await seen(on: LongLine(line), isGlance))) }
        return readings
    }

    private func reading(_ sight: Sight) -> LineReading {
        LineReading(
            characters: CTCDecoder.characters(sight.steps, alphabet: alphabet), steps: sight.steps, alphabet: alphabet,
            pixelsPerStep: Double(LongLine.pixelsPerStep), scripts: sight.scripts)
    }

    private func seen(on line: LongLine, _ isGlance: Bool) async throws -> Sight {
        let pieces = try await withThrowingTaskGroup(of: (Int, Sight).self) { group in
            for (i, piece) in line.pieces.enumerated() {
                group.addTask { (i, try await seen(on: [piece], isGlance)[0]) }
            }
            return try await group.reduce(into: [Sight?](repeating: nil, count: line.pieces.count)) {
                $0[$1.0] = $1.1
            }.compactMap { $0 }
        }
        return Sight(
            steps: LongLine.joined(pieces.map(\.steps), starts: line.starts, space: alphabet.space),
            scripts: ScriptProbabilities(mean: pieces.compactMap(\.scripts)))
    }

    /// What is seen on lines that fit into one run.
    private func seen(on lines: [LineImage], _ isGlance: Bool) async throws -> [Sight] {
        let alphabet = alphabet, scripts = scripts
        let count = lines.count
        return try await network.run(
            shape: Self.shape(of: lines), fill: { Self.fill($0, with: lines) },
            choose: { [self] features -> (next: InferenceModel, choice: ([ScriptProbabilities?], Alphabet?)) in
                let seen = lines.indices.map { i in
                    scripts.flatMap { scripts in
                        Self.pooled(features.shape, features.values, of: lines[i], at: i).map(scripts.probabilities)
                    }
                }
                let usesLatin = seen.allSatisfy { $0.map { self.usesLatin($0, isGlance: isGlance) } ?? false }
                guard usesLatin, let latin else { return (try await head(), (seen, nil)) }
                return (latin.model, (seen, latin.alphabet))
            },
            read: { choice, shape, values in
                let (seen, narrow) = choice
                let size = values.count / count
                return (0..<count).map { i in
                    var steps = CTCDecoder.steps(
                        UnsafeBufferPointer(rebasing: values[(i * size)..<((i + 1) * size)]),
                        classes: shape[2], space: (narrow ?? alphabet).space)
                    // Named as in the whole alphabet, whatever read them.
                    if let narrow { for k in steps.indices { steps[k].rename(narrow.classes) } }
                    return Sight(steps: steps, scripts: seen[i])
                }
            }
        )
    }

    /// What the network makes of a line before anything is read of it: for fitting layers on it.
    package static func features(of line: LineImage, by network: InferenceModel) async throws -> InferenceModel.Features
    {
        try await network.run(
            shape: shape(of: [line]), fill: { fill($0, with: [line]) },
            read: { shape, values in
                let steps = steps(of: line, most: shape[1])
                return InferenceModel.Features(
                    shape: [1, steps, shape[2]], values: Array(values.prefix(steps * shape[2])))
            })
    }

    private static func shape(of lines: [LineImage]) -> [Int] {
        let width = lines[0].shape.paddedWidth
        precondition(lines.allSatisfy { $0.shape.paddedWidth == width }, "lines of one width only")
        return [lines.count, 3, LineShape.height, width]
    }

    private static func fill(_ target: UnsafeMutableBufferPointer<Float>, with lines: [LineImage]) {
        let size = target.count / lines.count
        for (i, line) in lines.enumerated() {
            line.fill(UnsafeMutableBufferPointer(rebasing: target[(i * size)..<((i + 1) * size)]))
        }
    }

    /// The pooled features of the steps that a line covers, without those of the padding behind its end.
    private static func pooled(_ shape: [Int], _ values: [Float], of line: LineImage, at index: Int) -> [Float]? {
        guard shape.count == 3, shape[1] > 0 else { return nil }
        let size = shape[1] * shape[2]
        let steps = steps(of: line, most: shape[1])
        return values.withUnsafeBufferPointer {
            ScriptHead.pooled(
                UnsafeBufferPointer(rebasing: $0[(index * size)..<(index * size + steps * shape[2])]), steps: steps)
        }
    }

    /// How many steps a line covers.
    private static func steps(of line: LineImage, most: Int) -> Int {
        min((line.shape.width + LongLine.pixelsPerStep - 1) / LongLine.pixelsPerStep, most)
    }
}
