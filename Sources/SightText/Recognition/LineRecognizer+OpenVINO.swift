package import Foundation
package import SightInference

/// A PP-OCRv6 recognizer: a network that makes features of each step, and a last layer cut to the wanted letters.
package struct CTCLineRecognizer: LineRecognizer {
    package let alphabet: Alphabet
    private let network: InferenceModel
    private let head: InferenceModel

    package init(network: InferenceModel, head: InferenceModel, alphabet: Alphabet) {
        self.network = network
        self.head = head
        self.alphabet = alphabet
    }

    package var source: LineReading.Source { .network }

    package func read(_ lines: [LineImage]) async throws -> [LineReading] {
        guard lines[0].shape.isLong else { return try await steps(of: lines).map(reading) }
        var readings: [LineReading] = []
        for line in lines { readings.append(reading(try await steps(of: LongLine(line)))) }
        return readings
    }

    private func reading(_ steps: [CTCStep]) -> LineReading {
        LineReading(
            characters: CTCDecoder.characters(steps, alphabet: alphabet), steps: steps, alphabet: alphabet,
            pixelsPerStep: Double(LongLine.pixelsPerStep))
    }

    private func steps(of line: LongLine) async throws -> [CTCStep] {
        let pieces = try await withThrowingTaskGroup(of: (Int, [CTCStep]).self) { group in
            for (i, piece) in line.pieces.enumerated() {
                group.addTask { (i, try await steps(of: [piece])[0]) }
            }
            return try await group.reduce(into: [[CTCStep]](repeating: [], count: line.pieces.count)) {
                $0[$1.0] = $1.1
            }
        }
        return LongLine.joined(pieces, starts: line.starts, space: alphabet.space)
    }

    /// The steps of lines that fit into one run.
    private func steps(of lines: [LineImage]) async throws -> [[CTCStep]] {
        let alphabet = alphabet
        let width = lines[0].shape.paddedWidth, count = lines.count
        precondition(lines.allSatisfy { $0.shape.paddedWidth == width }, "lines of one width only")
        return try await network.run(
            shape: [count, 3, LineShape.height, width],
            fill: { target in
                let size = target.count / count
                for (i, line) in lines.enumerated() {
                    line.fill(UnsafeMutableBufferPointer(rebasing: target[(i * size)..<((i + 1) * size)]))
                }
            },
            then: head,
            read: { shape, values in
                let size = values.count / count
                return (0..<count).map { i in
                    CTCDecoder.steps(
                        UnsafeBufferPointer(rebasing: values[(i * size)..<((i + 1) * size)]),
                        classes: shape[2], space: alphabet.space)
                }
            }
        )
    }
}

/// The weights of a recognizer's last layer, as `scripts/install-models.py` lays them down: one row of features a class, then
/// the biases, little-endian floats.
package struct ClassifierHead: Sendable {
    private let values: [Float]
    private let classes: Int
    private let features: Int

    /// - Throws: `InferenceError.modelDamaged` when the file does not hold a whole number of features for each class.
    package init(contentsOf file: URL, classes: Int, model: String) throws(InferenceError) {
        guard let data = try? Data(contentsOf: file) else { throw .modelMissing(name: model, path: file.path) }
        guard classes > 0, data.count % (4 * classes) == 0, data.count > 4 * classes else {
            throw .modelDamaged(name: model, path: file.path, cause: "does not fit an alphabet of \(classes) letters")
        }
        self.classes = classes
        self.features = data.count / (4 * classes) - 1
        self.values = data.withUnsafeBytes { bytes in
            (0..<(bytes.count / 4)).map {
                Float(bitPattern: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self)))
            }
        }
    }

    /// The rows and biases of an alphabet's classes.
    package func limited(to alphabet: Alphabet) -> (weights: [Float], biases: [Float]) {
        var weights: [Float] = []
        weights.reserveCapacity(alphabet.classes.count * features)
        for c in alphabet.classes { weights += values[(c * features)..<((c + 1) * features)] }
        return (weights, alphabet.classes.map { values[classes * features + $0] })
    }
}
