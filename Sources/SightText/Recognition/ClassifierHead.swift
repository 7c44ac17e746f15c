package import Foundation
package import SightInference

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
        self.values = [UInt32](littleEndian: data).map(Float.init(bitPattern:))
    }

    private init(values: [Float], classes: Int, features: Int) {
        self.values = values
        self.classes = classes
        self.features = features
    }

    /// A model's alphabet and last layer as they are installed, with rows of our own.
    package static func installed(
        letters: URL, weights: URL, rows: LetterRows, model: String
    ) throws(InferenceError) -> (alphabet: Alphabet, head: ClassifierHead) {
        guard let lines = try? String(contentsOf: letters, encoding: .utf8) else {
            throw .modelMissing(name: model, path: letters.path)
        }
        let own = Alphabet(lines: lines)
        let head = try ClassifierHead(contentsOf: weights, classes: own.letters.count, model: model)
        guard rows.letters.isEmpty || rows.weights.count == rows.letters.count * head.features else {
            throw .modelDamaged(name: model, path: weights.path, cause: "has not the features that its letters want")
        }
        let full = own.adding(rows.letters)
        return (full, head.with(rows, in: full))
    }

    /// - Parameter alphabet: the model's own, with the letters that it lacks.
    private func with(_ rows: LetterRows, in alphabet: Alphabet) -> ClassifierHead {
        let places = alphabet.places
        let added = alphabet.letters.count - classes
        let space = (classes - 1) * features
        var weights = Array(values[..<space]) + [Float](repeating: 0, count: added * features)
        weights += values[space..<(space + features)]
        var biases = Array(values[(classes * features)..<(values.count - 1)])
        biases += [Float](repeating: 0, count: added) + [values[values.count - 1]]
        for (i, letter) in rows.letters.enumerated() {
            let place = places[letter.unicodeScalars.first!]!
            weights.replaceSubrange(
                (place * features)..<((place + 1) * features), with: rows.weights[(i * features)..<((i + 1) * features)]
            )
            biases[place] = rows.biases[i]
        }
        return ClassifierHead(values: weights + biases, classes: classes + added, features: features)
    }

    /// The rows and biases of an alphabet's classes.
    package func limited(to alphabet: Alphabet) -> (weights: [Float], biases: [Float]) {
        var weights: [Float] = []
        weights.reserveCapacity(alphabet.classes.count * features)
        for c in alphabet.classes { weights += values[(c * features)..<((c + 1) * features)] }
        return (weights, alphabet.classes.map { values[classes * features + $0] })
    }
}
