package import Foundation

/// The words of a language with how rare they are, and how often its letters follow each other: a file that
/// `scripts/install-words.py`, which tells its layout, made from the frequency lists of wordfreq (R. Speer, 2022).
///
/// The file is mapped, not read: only what is looked up takes memory.
package struct Lexicon: Sendable {
    /// BCP 47, without region: `en`, `de`, …
    package let language: String
    private let data: Data
    private let symbols: [Unicode.Scalar: UInt8]
    private let letters: [Unicode.Scalar]
    /// By code, the code of the letter without its marks; of a letter without marks, its own.
    private let bases: [UInt8]
    private let nodes: Range<Int>
    private let grams: [Range<Int>]

    /// What is wrong with a file.
    package enum Fault: Error, Hashable {
        case missing(path: String)
        case damaged(path: String)
    }

    package init(language: String, contentsOf file: URL) throws(Fault) {
        guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else { throw .missing(path: file.path) }
        guard data.count >= 40, data.prefix(16) == Data("SightWords 1\0\0\0\0".utf8) else {
            throw .damaged(path: file.path)
        }
        let counts = (0..<6).map { data.littleEndian(UInt32.self, at: 16 + 4 * $0) }.map(Int.init)
        let symbolsEnd = 40 + 4 * counts[0]
        let start = (symbolsEnd + 7) / 8 * 8
        guard (1...255).contains(counts[0]), counts[1] > 0, start + 8 * counts[1...].reduce(0, +) == data.count else {
            throw .damaged(path: file.path)
        }
        var symbols: [Unicode.Scalar: UInt8] = [:]
        for i in 0..<counts[0] {
            guard let scalar = Unicode.Scalar(data.littleEndian(UInt32.self, at: 40 + 4 * i)) else {
                throw .damaged(path: file.path)
            }
            guard symbols.updateValue(UInt8(i + 1), forKey: scalar) == nil else { throw .damaged(path: file.path) }
        }
        self.language = language
        self.data = data
        self.symbols = symbols
        letters = symbols.sorted { $0.value < $1.value }.map(\.key)
        bases = [0] + letters.map { symbols[base(of: $0)] ?? symbols[$0]! }
        nodes = start..<(start + 8 * counts[1])
        var end = nodes.upperBound
        grams = counts[2...].map { count in
            defer { end += 8 * count }
            return end..<(end + 8 * count)
        }
    }

    // MARK: - Letters

    /// The codes of a letter, whatever its case: one, or two for ß, which the lists write ss. None for what no word holds.
    /// - Parameter folded: the letter as languages without rules of their own fold it.
    func codes(of letter: String, folded: String) -> [UInt8] {
        let own = Self.hasDottedLetters(language) ? self.folded(letter) : folded
        let codes = own.unicodeScalars.map { symbols[$0] ?? 0 }
        return codes.contains(0) || codes.count > 2 ? [] : codes
    }

    /// In lower case, by the rules of the language, as the lists spell: ss for ß, σ at the end of Greek words, straight
    /// apostrophes.
    package func folded(_ text: String) -> String {
        guard Self.hasDottedLetters(language) else { return Self.folded(text) }
        return Self.folded(text.replacing("I", with: "ı").replacing("İ", with: "i"))
    }

    /// Folded as languages without rules of their own do.
    static func folded(_ text: String) -> String {
        text.replacing("\u{2019}", with: "'").lowercased().replacing("ß", with: "ss").replacing("ς", with: "σ")
    }

    /// Whether the capital of i has a dot.
    private static func hasDottedLetters(_ language: String) -> Bool { language == "tr" || language == "az" }

    /// Codes of a word; nil when it holds what no word of the language does.
    private func spelling(of word: String) -> [UInt8]? {
        let codes = folded(word).unicodeScalars.map { symbols[$0] ?? 0 }
        return codes.contains(0) ? nil : codes
    }

    // MARK: - Words

    /// How rare a word is, in hundredths of a power of ten: 300 for one of a thousand words of running text. Nil for unknown
    /// words. Cost: about 0.2 µs.
    package func rarity(of word: String) -> Int? {
        guard let codes = spelling(of: word) else { return nil }
        return withTrie { trie in
            var node = trie.root
            for code in codes {
                guard let next = trie.child(of: node, code) else { return nil }
                node = next
            }
            return trie.rarity(at: node)
        }
    }

    /// The words as a tree of letters.
    package struct Trie {
        fileprivate let nodes: UnsafeRawBufferPointer

        package typealias Node = Int32
        package var root: Node { 0 }

        private func entry(_ node: Node) -> UInt64 {
            UInt64(littleEndian: nodes.loadUnaligned(fromByteOffset: Int(node) &* 8, as: UInt64.self))
        }

        /// The node that a letter leads to.
        package func child(of node: Node, _ code: UInt8) -> Node? {
            let entry = entry(node)
            let count = Int(entry >> 8 & 0xFF), first = Int(entry >> 32)
            // A damaged file must not lead outside.
            guard first + count <= nodes.count / 8 else { return nil }
            for i in first..<(first + count) {
                let symbol = UInt8(self.entry(Int32(i)) & 0xFF)
                if symbol == code { return Int32(i) }
                if symbol > code { return nil }
            }
            return nil
        }

        /// How rare the word is that ends at a node; nil where none ends.
        package func rarity(at node: Node) -> Int? {
            let value = Int(entry(node) >> 16 & 0xFFFF)
            return value == 0xFFFF ? nil : value
        }
    }

    /// Gives the tree of words for the time of a call.
    package func withTrie<Result>(_ body: (Trie) throws -> Result) rethrows -> Result {
        try data.withUnsafeBytes { try body(Trie(nodes: UnsafeRawBufferPointer(rebasing: $0[nodes]))) }
    }

    // MARK: - Letters after each other

    /// The natural logarithm of the probability that the language spells a word so, known or not: from how often each letter
    /// follows the three before it. A letter that the language lacks counts as one of sixty.
    package func spellingLogProbability(of word: String) -> Double {
        let codes = [0, 0, 0] + folded(word).unicodeScalars.map { symbols[$0] ?? 255 } + [0]
        return data.withUnsafeBytes { bytes in
            (3..<codes.count).reduce(0) { sum, i in
                sum + logProbability(bytes, of: codes[(i - 3)...i])
            }
        }
    }

    private func logProbability(_ bytes: UnsafeRawBufferPointer, of gram: ArraySlice<UInt8>) -> Double {
        var weight = 0.0
        var gram = gram
        while !gram.isEmpty {
            if let found = entry(bytes, of: gram) { return weight + found.logProbability }
            weight += entry(bytes, of: gram.dropLast())?.weightOfShorter ?? 0
            gram = gram.dropFirst()
        }
        return weight - 4.0943  // one of sixty
    }

    private func entry(
        _ bytes: UnsafeRawBufferPointer, of gram: ArraySlice<UInt8>
    ) -> (logProbability: Double, weightOfShorter: Double)? {
        guard !gram.isEmpty else { return nil }
        let key = gram.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let table = UnsafeRawBufferPointer(rebasing: bytes[grams[gram.count - 1]])
        var low = 0, high = table.count / 8
        while low < high {
            let middle = (low + high) / 2
            let found = UInt32(littleEndian: table.loadUnaligned(fromByteOffset: middle * 8, as: UInt32.self))
            if found == key {
                func logarithm(_ offset: Int) -> Double {
                    Double(
                        Int16(littleEndian: table.loadUnaligned(fromByteOffset: middle * 8 + offset, as: Int16.self)))
                        / 1024
                }
                return (logarithm(4), logarithm(6))
            }
            if found < key { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}

extension Lexicon {
    /// The words that differ from a word without marks by marks only, like `écrire` from `ecrire`: in lower case, with how rare
    /// they are. A word that has marks itself has none, unless asked for.
    /// - Parameter evenIfMarked: whether a word that has marks has twins: words with other marks in the same places and more.
    package func markedTwins(of word: String, evenIfMarked: Bool = false) -> [(word: String, rarity: Int)] {
        // Of each letter its code, if the language has it, and the code of the letter without its mark.
        let letters = folded(word).unicodeScalars.map { letter in
            (own: symbols[letter], base: symbols[letter].map { bases[Int($0)] } ?? symbols[SightText.base(of: letter)])
        }
        guard letters.allSatisfy({ $0.base != nil && (evenIfMarked || $0.own == $0.base) }) else { return [] }
        return withTrie { trie in
            var found: [(String, Int)] = []
            func find(_ node: Trie.Node, _ prefix: [UInt8]) {
                guard prefix.count < letters.count else {
                    let isOther = !zip(prefix, letters).allSatisfy { $0 == $1.own }
                    if isOther, let rarity = trie.rarity(at: node) { found.append((text(of: prefix), rarity)) }
                    return
                }
                let (own, base) = letters[prefix.count]
                // A mark that was seen is one, whichever it is.
                for code in bases.indices where bases[code] == base! && (own == base || code != Int(base!)) {
                    if let next = trie.child(of: node, UInt8(code)) { find(next, prefix + [UInt8(code)]) }
                }
            }
            find(trie.root, [])
            return found
        }
    }

    /// All words that are as rare as that, in the order of their letters' codes.
    package func words(rarities: Range<Int>) -> [String] {
        withTrie { trie in
            var found: [String] = []
            func find(_ node: Trie.Node, _ prefix: [UInt8]) {
                if let rarity = trie.rarity(at: node), rarities.contains(rarity) { found.append(text(of: prefix)) }
                for code in 1...UInt8(letters.count) {
                    if let next = trie.child(of: node, code) { find(next, prefix + [code]) }
                }
            }
            find(trie.root, [])
            return found
        }
    }

    /// How many letters of a word have marks.
    package func marks(in word: String) -> Int {
        folded(word).unicodeScalars.count { base(of: $0) != $0 }
    }

    private func text(of codes: [UInt8]) -> String {
        String(String.UnicodeScalarView(codes.map { letters[Int($0) - 1] }))
    }
}

/// A letter without its marks.
private func base(of letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "ø": "o"
    case "ł": "l"
    case "đ": "d"
    case "ı": "i"
    default: String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.first!
    }
}

extension Data {
    fileprivate func littleEndian<Value: FixedWidthInteger>(_ type: Value.Type, at offset: Int) -> Value {
        withUnsafeBytes { Value(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: type)) }
    }
}
