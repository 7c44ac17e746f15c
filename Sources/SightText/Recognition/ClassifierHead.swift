package import Foundation
package import SightInference

/// The weights of a recognizer's last layer, as `scripts/install-models.py` lays them down: one row of features a class, then
/// the biases, little-endian floats. The file is mapped: only what is taken out of it is read.
package struct ClassifierHead: Sendable {
    private let file: Data
    /// Of the file.
    private let classes: Int
    private let features: Int
    /// Rows that stand instead of the file's or are added before the space, and which class has which.
    private var rows = LetterRows.none
    private var rowOfClass: [Int: Int] = [:]

    /// - Throws: `InferenceError.modelDamaged` when the file does not hold a whole number of features for each class.
    package init(contentsOf file: URL, classes: Int, model: String) throws(InferenceError) {
        guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else {
            throw .modelMissing(name: model, path: file.path)
        }
        guard classes > 0, data.count % (4 * classes) == 0, data.count > 4 * classes else {
            throw .modelDamaged(name: model, path: file.path, cause: "does not fit an alphabet of \(classes) letters")
        }
        self.file = data
        self.classes = classes
        self.features = data.count / (4 * classes) - 1
    }

    /// A model's alphabet and last layer as they are installed, with rows of our own.
    package static func installed(
        letters: URL, weights: URL, rows: LetterRows, model: String
    ) throws(InferenceError) -> (alphabet: Alphabet, head: ClassifierHead) {
        guard let lines = try? String(contentsOf: letters, encoding: .utf8) else {
            throw .modelMissing(name: model, path: letters.path)
        }
        let own = Alphabet(lines: lines)
        var head = try ClassifierHead(contentsOf: weights, classes: own.letters.count, model: model)
        guard rows.weights.count == rows.letters.count * head.features else {
            throw .modelDamaged(name: model, path: weights.path, cause: "has not the features that its letters want")
        }
        let full = own.adding(rows.letters), places = full.places
        head.rows = rows
        for (i, letter) in rows.letters.enumerated() { head.rowOfClass[places[letter.unicodeScalars.first!]!] = i }
        return (full, head)
    }

    /// The rows and biases of an alphabet's classes.
    package func limited(to alphabet: Alphabet) -> (weights: [Float], biases: [Float]) {
        var weights: [Float] = [], biases: [Float] = []
        weights.reserveCapacity(alphabet.classes.count * features)
        biases.reserveCapacity(alphabet.classes.count)
        for c in alphabet.classes {
            if let row = rowOfClass[c] {
                weights += rows.weights[(row * features)..<((row + 1) * features)]
                biases.append(rows.biases[row])
            } else {
                // Whatever was added, the space is the last class.
                let own = min(c, classes - 1)
                weights += numbers((own * features)..<((own + 1) * features))
                biases += numbers((classes * features + own)..<(classes * features + own + 1))
            }
        }
        return (weights, biases)
    }

    private func numbers(_ range: Range<Int>) -> [Float] {
        [UInt32](littleEndian: file[(4 * range.lowerBound)..<(4 * range.upperBound)]).map(Float.init(bitPattern:))
    }
}
