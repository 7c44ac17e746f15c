/// Finds which of some languages each line of a page is in, when the page has one language and other ones are the exception.
///
/// Every line brings evidence for each language. The lines' languages are those of the best sequence, in which every change
/// costs: a line alone among others needs twice the price of a change.
struct LanguageRuns: Sendable {
    /// What a change of the language from one line to the next costs, in natural logarithms.
    var priceOfChange = 3.0

    /// Languages by line, of a sequence of at least one.
    /// - Parameters:
    ///   - evidence: of each line, for each language.
    ///   - page: the page's language.
    ///   - rarity: of each language; paid once where its lines begin.
    func sequence(_ evidence: [[Double]], page: Int, rarity: [Double]) -> [Int] {
        let languages = rarity.indices
        func entry(_ language: Int) -> Double {
            priceOfChange + (language == page ? 0 : rarity[language])
        }
        var sums = languages.map { evidence[0][$0] - ($0 == page ? 0 : entry($0)) }
        var origins: [[Int]] = []
        for line in evidence.dropFirst() {
            let best = languages.max { (sums[$0], $1) < (sums[$1], $0) }!
            let origin = languages.map { sums[$0] >= sums[best] - entry($0) ? $0 : best }
            sums = languages.map {
                (origin[$0] == $0 ? sums[$0] : sums[best] - entry($0)) + line[$0]
            }
            origins.append(origin)
        }
        // The page's end is like its beginning.
        for language in languages where language != page { sums[language] -= priceOfChange }
        var sequence = [languages.max { (sums[$0], $1) < (sums[$1], $0) }!]
        for origin in origins.reversed() { sequence.append(origin[sequence.last!]) }
        return sequence.reversed()
    }

    /// The stretches of one language in a sequence.
    static func runs(_ sequence: [Int]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = 0
        for i in sequence.indices where i + 1 == sequence.count || sequence[i + 1] != sequence[i] {
            runs.append(start..<(i + 1))
            start = i + 1
        }
        return runs
    }
}
