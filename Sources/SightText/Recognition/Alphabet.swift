/// The letters that a recognizer's classes stand for.
package struct Alphabet: Sendable, Hashable {
    /// By class; class 0 is the blank and has the empty string.
    package let letters: [String]
    /// The class of the space.
    package var space: Int { letters.count - 1 }
    /// Where each class stands in the full alphabet of the model.
    package let classes: [Int]

    /// The full alphabet of a model: the blank, the letters of its file, one a line, and the space.
    package init(lines text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        letters = [""] + lines + [" "]
        classes = Array(letters.indices)
    }

    /// The full alphabet of a model with letters that it lacks; those that it has are left where they are.
    package func adding(_ others: [String]) -> Alphabet {
        let known = places
        let all = letters[..<space] + others.filter { known[$0.unicodeScalars.first!] == nil } + [" "]
        return Alphabet(letters: Array(all), classes: Array(0..<all.count))
    }

    /// The classes of letters that are one scalar. `Å` the letter and `Å` the unit are two, though equal as strings.
    package var places: [Unicode.Scalar: Int] {
        var places: [Unicode.Scalar: Int] = [:]
        for (i, letter) in letters.enumerated() where letter.unicodeScalars.count == 1 {
            places[letter.unicodeScalars.first!] = i
        }
        return places
    }

    /// The alphabet of one line: the letters that are on it or may be.
    package init(of letters: some Sequence<String>) {
        self.letters = [""] + letters + [" "]
        classes = Array(self.letters.indices)
    }

    private init(letters: [String], classes: [Int]) {
        self.letters = letters
        self.classes = classes
    }

    /// Only the letters of these scripts, with blank and space.
    package func limited(to systems: Set<WritingSystem>) -> Alphabet {
        let kept = classes.indices.filter { i in
            guard i > 0, i < space, let first = letters[i].unicodeScalars.first else { return true }
            return systems.contains { $0.contains(first) }
        }
        return Alphabet(letters: kept.map { letters[$0] }, classes: kept.map { classes[$0] })
    }
}
