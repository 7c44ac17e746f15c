/// What is known of the words of one language, and how a recognizer spells them.
package struct WordKnowledge: Sendable {
    package let lexicon: Lexicon
    /// By class of the recognizer, the letter's codes among the words; none for what no word holds.
    private let codes: [[UInt8]]
    let index: AlphabetIndex

    package init(lexicon: Lexicon, index: AlphabetIndex) {
        self.lexicon = lexicon
        self.index = index
        var codes = [[UInt8]](repeating: [], count: index.alphabet.letters.count)
        for item in index.wordLetters { codes[item.label] = lexicon.codes(of: item.letter, folded: item.folded) }
        self.codes = codes
    }

    /// Where a letter of the recognizer leads to among the words; nil where no word goes on so.
    func next(_ node: Lexicon.Trie.Node, _ label: Int, in trie: Lexicon.Trie) -> Lexicon.Trie.Node? {
        guard !codes[label].isEmpty else { return nil }
        var node = node
        for code in codes[label] {
            guard let next = trie.child(of: node, code) else { return nil }
            node = next
        }
        return node
    }

    /// Languages that write compounds as one word.
    private static let compounding: Set<String> = ["de", "nl", "sv", "da", "nb", "fi", "hu", "is"]

    /// How rare a word is, compounds and words with an apostrophe by the rarest of their parts. Nil for unknown words.
    func rarity(of word: String) -> Int? {
        if let rarity = lexicon.rarity(of: word) { return rarity }
        let folded = lexicon.folded(word)
        let parts = folded.split(separator: "'", omittingEmptySubsequences: false)
        if parts.count == 2 {
            if let first = lexicon.rarity(of: parts[0] + "'") ?? lexicon.rarity(of: String(parts[0])),
                let second = lexicon.rarity(of: String(parts[1]))
            {
                return max(first, second)
            }
            return nil
        }
        return Self.compounding.contains(lexicon.language) ? rarityOfCompound(Array(folded)) : nil
    }

    private func rarityOfCompound(_ letters: [Character]) -> Int? {
        guard letters.count >= 8 else { return nil }
        for border in 4...(letters.count - 3) {
            guard let second = lexicon.rarity(of: String(letters[border...])),
                second < (letters.count - border > 3 ? 560 : 480)
            else { continue }
            let first = String(letters[..<border])
            // German joins with an s: Ausfahrtsschild.
            let joint = first.hasSuffix("s") && first.count > 4 ? lexicon.rarity(of: String(first.dropLast())) : nil
            if let rarity = lexicon.rarity(of: first) ?? joint, rarity < 560 { return 650 }
        }
        return nil
    }

    /// How familiar what stands between two spaces is.
    func familiarity(of token: String) -> WordFamiliarity {
        let word = WordShape.bare(token)
        guard word.count >= 3, word.allSatisfy({ $0.isLetter || WordShape.isApostrophe($0) }) else { return .noWord }
        guard let rarity = rarity(of: word), rarity <= Self.rarest else { return .unknown }
        return rarity <= Self.common ? .common : .rare
    }

    /// How much of what is read the language knows as common words, among words of four letters and more; and how many those
    /// are.
    package func share(of words: [String]) -> (known: Double, count: Int) {
        let words = words.filter { $0.count >= 4 && $0.allSatisfy { $0.isLetter || WordShape.isApostrophe($0) } }
        guard !words.isEmpty else { return (0, 0) }
        let known = words.count { lexicon.rarity(of: $0).map { $0 <= Self.common } ?? false }
        return (Double(known) / Double(words.count), words.count)
    }

    /// Words no rarer than this are common: one of 630,000.
    static let common = 580
    /// Words no rarer than this may take the place of others: one of three million.
    static let rarest = 650
}
