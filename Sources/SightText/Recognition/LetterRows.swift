package import Foundation

/// Rows of a recognizer's last layer that were fitted anew on the features of its network: letters with marks, which the
/// layer as it comes takes for others, and letters that its alphabet lacks. They cost what rows cost, no run of a network.
package struct LetterRows: Sendable {
    package let letters: [String]
    /// A row of features a letter.
    package let weights: [Float]
    package let biases: [Float]

    package init(letters: [String], weights: [Float], biases: [Float]) {
        precondition(letters.count == biases.count && (letters.isEmpty || weights.count % letters.count == 0))
        self.letters = letters
        self.weights = weights
        self.biases = biases
    }

    package static let none = LetterRows(letters: [], weights: [], biases: [])
    /// For the recognizer of the accurate level, `pp-ocrv6-small-recognizer`.
    package static let small = LetterRows(bytes: PackageResources.letters_small_weights)
    /// For the recognizer of the fast level, `pp-ocrv6-tiny-recognizer`.
    package static let tiny = LetterRows(bytes: PackageResources.letters_tiny_weights)

    /// As the tool `SightHeads` writes them: a count, that many scalars, rows of features, biases; little-endian, four bytes each.
    package init(contentsOf file: URL) throws {
        self.init(bytes: Array(try Data(contentsOf: file)))
    }

    private init(bytes: [UInt8]) {
        let words = [UInt32](littleEndian: bytes)
        let count = Int(words[0]), numbers = words.dropFirst(1 + count).map(Float.init(bitPattern:))
        self.init(
            letters: words[1..<(1 + count)].map { String(Unicode.Scalar($0)!) },
            weights: Array(numbers.dropLast(count)), biases: numbers.suffix(count))
    }

    package var data: Data {
        let scalars = letters.map { $0.unicodeScalars.first!.value }
        let words = [UInt32(letters.count)] + scalars + (weights + biases).map(\.bitPattern)
        return words.map(\.littleEndian).withUnsafeBytes { Data($0) }
    }
}
