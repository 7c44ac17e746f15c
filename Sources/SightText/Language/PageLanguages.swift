internal import Foundation

/// Tells which languages the lines of a page are in, by their text alone.
///
/// Scripts come from the letters, and narrow the languages. Among those that share a script an identifier decides, over the
/// page's lines together: a page has one language for each script unless lines of their own say clearly otherwise. Lines of
/// digits, or with letters too few to tell, are in the language of those around them.
///
/// Cost: a tenth of a millisecond a line, a hundredth of what reading it costs.
package struct PageLanguages: Sendable {
    private let identifier: any LanguageIdentifier
    /// In the caller's order, or all.
    private let candidates: [WrittenLanguage]
    /// What each candidate has against it.
    private let reluctance: [Double]
    private let tags: [String]
    private let first: String?
    private let runs = LanguageRuns()

    /// Fewer letters of Latin script on a page in another one, or of another language than the page's, are names and loan words.
    private static let fewestLetters = 20
    /// With fewer, a paragraph is not told from those in related languages.
    private static let lettersToTellKin = 100

    /// - Parameters:
    ///   - wanted: BCP 47 tags of the only languages that lines can be in, the most probable first; empty for all.
    package init(identifier: any LanguageIdentifier, wanted: [String] = []) {
        self.identifier = identifier
        first = wanted.first
        if wanted.isEmpty {
            candidates = WrittenLanguage.all
            tags = candidates.map(\.tag)
            reluctance = candidates.map(\.rarity)
        } else {
            var found: [(WrittenLanguage, String, Double)] = []
            for (place, tag) in wanted.enumerated() {
                for language in WrittenLanguage.matching(tag) where !found.contains(where: { $0.0 == language }) {
                    found.append((language, tag, place == 0 ? 0 : 1))
                }
            }
            candidates = found.map(\.0)
            tags = found.map(\.1)
            reluctance = found.map(\.2)
        }
    }

    /// The languages of a page.
    package struct Found: Sendable, Hashable {
        /// By line; nil throughout when no line has letters of a known script and no language was wanted.
        package var lines: [LineLanguage?]
        /// What most of the page is in.
        package var page: LineLanguage?

        package init(lines: [LineLanguage?], page: LineLanguage?) {
            self.lines = lines
            self.page = page
        }
    }

    /// The languages of lines in reading order.
    package func languages(of lines: [String]) -> Found {
        if let first, candidates.count <= 1 {
            let language = LineLanguage(tag: first, confidence: 1)
            return Found(lines: lines.map { _ in language }, page: language)
        }
        // What is judged are words; what is written where there are none says nothing.
        let lines = lines.map(Self.prose)
        let letters = lines.map(LineLetters.init)
        let scripts = letters.map(\.script)
        var weights: [WritingSystem: Int] = [:]
        for (line, script) in zip(letters, scripts) {
            if let script { weights[script == .kana ? .han : script, default: 0] += line.weight(of: script) }
        }
        let main = weights.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key

        var found = [LineLanguage?](repeating: nil, count: lines.count)
        for script in WritingSystem.allCases where weights[script] != nil {
            let indices = lines.indices.filter {
                scripts[$0] == script || script == .han && scripts[$0] == .kana
            }
            let group = Group(
                script: script, lines: indices, texts: indices.map { lines[$0] },
                weights: indices.map { letters[$0].weight(of: script) })
            var told = languages(of: group, isMain: script == main, main: main)
            if script == .latin, main != .latin { told = withoutNames(told, group) }
            for (i, language) in zip(indices, told) { found[i] = language }
        }
        let page = pageLanguage(found, zip(letters, scripts).map { $1.map($0.weight) ?? 0 })
        fill(&found, page)
        return Found(lines: found, page: page ?? first.map { LineLanguage(tag: $0, confidence: 0) })
    }

    // MARK: - One script

    /// The lines of a page that are written in one script, or in ideographs and kana.
    private struct Group {
        let script: WritingSystem
        /// Where they stand on the page.
        let lines: [Int]
        let texts: [String]
        /// Letters of each line.
        let weights: [Int]
        var weight: Int { weights.reduce(0, +) }
    }

    private func languages(of group: Group, isMain: Bool, main: WritingSystem?) -> [LineLanguage?] {
        let languages = candidates.indices.filter {
            candidates[$0].script == group.script || group.script == .han && candidates[$0].script == .kana
        }
        let none = [LineLanguage?](repeating: nil, count: group.texts.count)
        if languages.isEmpty { return none }
        // Koreans spell names with ideographs.
        if group.script == .han, main == .hangul, group.weight < 18 { return none }
        if group.script == .han { return ideographic(group, languages) }
        if languages.count == 1 {
            return group.weights.map { LineLanguage(tag: tags[languages[0]], confidence: Self.confidence(of: $0)) }
        }
        let evidence = zip(group.texts, group.weights).map { self.evidence($0, letters: $1, for: languages) }
        let whole = self.evidence(
            Self.beginning(group.texts), letters: group.weight, for: languages, isWhole: true)
        return told(
            group, languages, evidence: evidence, whole: whole, fewestLetters: isMain ? Self.fewestLetters : 40)
    }

    /// Leaves out lines that hold no more than a name or a loan word in Latin letters, on a page in another script.
    private func withoutNames(_ told: [LineLanguage?], _ group: Group) -> [LineLanguage?] {
        var told = told
        var start = 0
        for i in group.lines.indices
        where i + 1 == group.lines.count || group.lines[i + 1] != group.lines[i] + 1 {
            if group.weights[start...i].reduce(0, +) < Self.fewestLetters {
                for k in start...i { told[k] = nil }
            }
            start = i + 1
        }
        return told
    }

    /// What speaks for each of some languages of a script in a text, in natural logarithms, 0 for the best.
    private func evidence(_ text: String, letters: Int, for languages: [Int], isWhole: Bool = false) -> [Double] {
        let names = languages.map { [candidates[$0].code] + candidates[$0].dialects }
        let flat = identifier.logProbabilities(of: text, in: names.flatMap { $0 })
        var rest = flat[...]
        let logarithms = names.map { names in
            defer { rest = rest.dropFirst(names.count) }
            return Self.logarithmOfSum(rest.prefix(names.count))
        }
        let best = logarithms.max() ?? -.infinity
        var evidence = [Double](repeating: 0, count: languages.count)
        if best.isFinite {
            // Of few letters even clear evidence proves little: an eighth of it for seven, half for twenty.
            let weight = Double(letters * letters) / Double(letters * letters + 400)
            evidence = logarithms.map { weight * max($0 - best, -9) }
        }
        if isWhole { return evidence }
        tellKin(&evidence, text, languages)
        let foreign = Set(text.lowercased().unicodeScalars.filter { $0.value > 0x7F })
        guard !foreign.isEmpty else { return evidence }
        return zip(evidence, languages).map { evidence, language in
            evidence - min(1.5 * Double(foreign.count { candidates[language].isForeign($0) }), 4.5)
        }
    }

    /// Between related languages frequent words count more than the identifier.
    private func tellKin(_ evidence: inout [Double], _ text: String, _ languages: [Int]) {
        let families = families(languages)
        guard !families.isEmpty else { return }
        let hits = KinWords.hits(in: text)
        for family in families {
            let counts = family.map { hits[candidates[languages[$0]].code] ?? 0 }
            let most = counts.max()!, best = family.reduce(-Double.infinity) { max($0, evidence[$1]) }
            for (member, count) in zip(family, counts) {
                evidence[member] = best + 0.5 * (evidence[member] - best) + 2 * Double(max(count - most, -3))
            }
        }
    }

    /// Which of some languages are easily taken for each other: places in the list.
    private func families(_ languages: [Int]) -> [[Int]] {
        Dictionary(grouping: languages.indices.filter { candidates[languages[$0]].kin != nil }) {
            candidates[languages[$0]].kin!
        }.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }

    /// The languages of a group's lines from what speaks for each.
    private func told(
        _ group: Group, _ languages: [Int], evidence: [[Double]], whole: [Double], fewestLetters: Int
    ) -> [LineLanguage?] {
        let reluctance = languages.map { self.reluctance[$0] }
        let sums = languages.indices.map { l in
            evidence.reduce(whole[l] - reluctance[l]) { $0 + $1[l] }
        }
        let page = sums.indices.max { (sums[$0], $1) < (sums[$1], $0) }!
        var sequence = runs.sequence(evidence, page: page, rarity: reluctance)
        for run in LanguageRuns.runs(sequence)
        where sequence[run.lowerBound] != page && group.weights[run].reduce(0, +) < fewestLetters {
            for i in run { sequence[i] = page }
        }
        settleKin(&sequence, group, languages, evidence)
        var confidences = [Double](repeating: 0, count: sequence.count)
        let ofPage = sums
        for run in LanguageRuns.runs(sequence) {
            let language = sequence[run.lowerBound]
            let own = languages.indices.map { l in evidence[run].reduce(-reluctance[l]) { $0 + $1[l] } }
            let all = language == page ? ofPage : own
            let share = 1 / all.reduce(0) { $0 + exp(min($1 - all[language], 50)) }
            for i in run { confidences[i] = min(share, 0.99) }
        }
        return zip(sequence, confidences).map { LineLanguage(tag: tags[languages[$0]], confidence: $1) }
    }

    /// Of related languages a page has one, but for long paragraphs that are clearly in another.
    private func settleKin(
        _ sequence: inout [Int], _ group: Group, _ languages: [Int], _ evidence: [[Double]]
    ) {
        for family in families(languages) {
            let lines = sequence.indices.filter { family.contains(sequence[$0]) }
            guard Set(lines.map { sequence[$0] }).count > 1 else { continue }
            let whole = self.evidence(
                Self.beginning(lines.map { group.texts[$0] }),
                letters: lines.reduce(0) { $0 + group.weights[$1] }, for: family.map { languages[$0] }, isWhole: true)
            let sums = family.indices.map { m in
                lines.reduce(whole[m] - reluctance[languages[family[m]]]) { $0 + evidence[$1][family[m]] }
            }
            let winner = family[sums.indices.max { (sums[$0], $1) < (sums[$1], $0) }!]
            for run in LanguageRuns.runs(sequence) {
                let own = sequence[run.lowerBound]
                guard family.contains(own), own != winner else { continue }
                let lead = run.reduce(0) { $0 + evidence[$1][own] - evidence[$1][winner] }
                if group.weights[run].reduce(0, +) < Self.lettersToTellKin || lead < 8 {
                    for i in run { sequence[i] = winner }
                }
            }
        }
    }

    // MARK: - Ideographs

    private func ideographic(_ group: Group, _ languages: [Int]) -> [LineLanguage?] {
        func first(_ tags: String...) -> Int? {
            tags.lazy.compactMap { tag in languages.first { candidates[$0].tag == tag } }.first
        }
        let states = [first("ja-JP"), first("zh-Hans", "yue-Hans"), first("zh-Hant", "yue-Hant")].enumerated()
            .compactMap { kind, language in language.map { (kind: kind, language: $0) } }
        guard !states.isEmpty else { return group.texts.map { _ in nil } }
        let found = group.texts.map(HanEvidence.init)
        let evidence = zip(zip(group.texts, group.weights), found).map { line, han in
            let (text, letters) = line
            let names = identifier.logProbabilities(of: text, in: ["ja", "zh", "wuu", "yue"])
            let japanese = max(names[0], -12), chinese = max(Self.logarithmOfSum(names[1...]), -12)
            let lead = max(min(japanese - chinese, 4), -4) * Double(letters) / (Double(letters) + 30)
            return states.map {
                switch $0.kind {
                case 0: han.forJapanese + lead / 2
                case 1: han.forSimplified - lead / 2
                default: han.forTraditional - lead / 2
                }
            }
        }
        let chosen = states.map(\.language)
        var told = told(
            group, chosen, evidence: evidence, whole: states.map { _ in 0 }, fewestLetters: 2)
        // Cantonese is told over the page.
        for (mandarin, cantonese) in [("zh-Hans", "yue-Hans"), ("zh-Hant", "yue-Hant")] {
            guard let from = first(mandarin), let to = first(cantonese) else { continue }
            let lines = told.indices.filter { told[$0]?.tag == tags[from] }
            let marks = lines.reduce(0) { $0 + found[$1].cantonese }, all = lines.reduce(0) { $0 + found[$1].han }
            if marks >= 2, Double(marks) >= 0.03 * Double(all) {
                for i in lines { told[i]?.tag = tags[to] }
            }
        }
        return told
    }

    // MARK: - The page

    private func pageLanguage(_ lines: [LineLanguage?], _ weights: [Int]) -> LineLanguage? {
        var sums: [String: (weight: Int, confidence: Double)] = [:]
        for (line, weight) in zip(lines, weights) {
            guard let line else { continue }
            sums[line.tag, default: (0, 0)].weight += weight
            sums[line.tag]!.confidence += line.confidence * Double(weight)
        }
        return sums.max { ($0.value.weight, $1.key) < ($1.value.weight, $0.key) }.map {
            LineLanguage(tag: $0.key, confidence: $0.value.confidence / Double(max($0.value.weight, 1)))
        }
    }

    /// Gives lines without a language that of the lines around them: of both where they agree, else the page's.
    private func fill(_ lines: inout [LineLanguage?], _ page: LineLanguage?) {
        let told = lines
        for i in lines.indices where told[i] == nil {
            let before = told[..<i].last { $0 != nil } ?? nil, after = told[i...].first { $0 != nil } ?? nil
            if let before, let after, before.tag == after.tag {
                lines[i] = LineLanguage(tag: before.tag, confidence: min(before.confidence, after.confidence))
            } else {
                lines[i] = page ?? first.map { LineLanguage(tag: $0, confidence: 0) }
            }
        }
    }

    // MARK: - Small parts

    /// The words of a text, without numbers and addresses, which are the same in all languages; capitals as small letters where
    /// most are capitals.
    private static func prose(_ text: String) -> String {
        var prose = text
        if text.unicodeScalars.contains(where: { isOfNumbersOrAddresses($0) }) {
            prose = text.split(whereSeparator: \.isWhitespace).compactMap { word -> String? in
                guard word.unicodeScalars.contains(where: isOfNumbersOrAddresses) else { return String(word) }
                // Scripts without spaces have numbers in the middle.
                let letters = word.unicodeScalars.filter { $0.value > 0x2FF && WritingSystem(ofLetter: $0) != nil }
                return letters.isEmpty ? nil : String(String.UnicodeScalarView(letters))
            }.joined(separator: " ")
        }
        var capitals = 0, small = 0
        for scalar in prose.unicodeScalars where scalar.value < 0x590 {
            if scalar.properties.isLowercase { small += 1 } else if scalar.properties.isUppercase { capitals += 1 }
        }
        return capitals > small ? prose.lowercased() : prose
    }

    private static func isOfNumbersOrAddresses(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "@", "/", "\\", "_": true
        default: false
        }
    }

    /// Lines after each other, as many as tell the language of all.
    private static func beginning(_ lines: [String]) -> String {
        var text = ""
        for line in lines where text.utf8.count < 3000 { text += line + " " }
        return text
    }

    private static func logarithmOfSum(_ logarithms: ArraySlice<Double>) -> Double {
        let most = logarithms.max() ?? -.infinity
        return most.isFinite ? most + log(logarithms.reduce(0) { $0 + exp($1 - most) }) : most
    }

    /// Of a language that is the only one with its script.
    private static func confidence(of letters: Int) -> Double {
        min(Double(letters + 1) / Double(letters + 2), 0.99)
    }
}

extension WrittenLanguage {
    /// The languages that a tag can stand for; of Chinese the script decides, of others no region or script does, but for
    /// Serbian, which has two.
    static func matching(_ tag: String) -> [WrittenLanguage] {
        let parts = tag.replacing("_", with: "-").lowercased().split(separator: "-").map(String.init)
        guard let asked = parts.first else { return [] }
        if asked == "zh" || asked == "yue" {
            let meant = RecognitionLanguage.matching(tag)?.tag
            return all.filter { $0.tag == meant }
        }
        let code = ["nb": "no", "ars": "ar", "fil": "tl", "iw": "he", "in": "id"][asked] ?? asked
        let found = all.filter { $0.code == code }
        if parts.contains("latn") { return found.filter { $0.script == .latin } }
        if parts.contains("cyrl") { return found.filter { $0.script == .cyrillic } }
        return found
    }
}
