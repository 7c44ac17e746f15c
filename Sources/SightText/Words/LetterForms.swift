/// Signs that scripts write in forms of their own: which form was meant is told by what stands beside them.
///
/// The recognizers know both `,` and `，`, both `(` and `（`, and on small pictures take one for the other. Between letters and
/// digits of narrow scripts and of Korean the narrow form stands, between Chinese and Japanese letters the wide one; where both meet,
/// the recognizer's word counts, but brackets come in equal pairs. Among narrow letters `℃` is `°C`, a `β` behind a small letter
/// is `ß`, the micro sign `µ` beside a Greek letter is the letter `μ`, and two commas before a letter are the low quotation mark that
/// the recognizers' alphabets lack. Behind `ď`, `ľ` and `ť`, before another letter, an apostrophe is their mark seen twice. A single
/// small letter with a mark among capitals, as high as they are, is one itself: `COSÌ`, not `COSì`. Between Arabic letters commas,
/// semicolons and question marks are the Arabic ones, which the packs lack or take for others, and quotation marks open before words
/// and close behind them.
package enum LetterForms {
    /// The reading with every sign in the form that fits.
    package static func settled(_ reading: LineReading) -> LineReading {
        guard reading.characters.contains(where: { isDoubtful($0.letter) || isMarkedSmall($0.letter) }) else {
            return reading
        }
        var line = Line(reading)
        line.settleMarks()
        line.settleBrackets()
        line.settleLetters()
        line.settleCapitals()
        line.settleArabicMarks()
        return line.reading
    }

    /// A sign in its narrow form, if it has one.
    static func narrow(_ letter: String) -> String { narrow[letter] ?? letter }

    private static func isDoubtful(_ letter: String) -> Bool {
        wide[letter] != nil || narrow[letter] != nil || ["℃", "℉", "β", "µ", "«", "»"].contains(letter)
    }

    private static func isArabic(_ letter: String) -> Bool {
        letter.unicodeScalars.contains { $0.properties.isAlphabetic && WritingSystem.arabic.contains($0) }
    }

    private static let arabic = [",": "،", ";": "؛", "?": "؟"]
    /// A pack that is less sure than this of a mark that closes what nothing on the line opens has seen a comma: in some fonts they
    /// are alike.
    private static let sureOfClosing: Float = 0.95

    /// A small Latin letter beyond ASCII that has one capital: not `ß`, and not `ı`, whose capital has no mark that could be missed.
    private static func isMarkedSmall(_ letter: String) -> Bool {
        guard let scalar = letter.unicodeScalars.first, (0xE0...0x24F).contains(scalar.value), scalar != "ı" else {
            return false
        }
        return scalar.properties.isLowercase && letter.uppercased().count == 1 && letter.uppercased() != letter
    }

    /// The wide form of marks that end or divide a sentence, and of brackets.
    private static let wide = [
        ",": "，", ":": "：", ";": "；", "!": "！", "?": "？", "(": "（", ")": "）",
    ]
    /// The narrow form of wide signs.
    private static let narrow = Dictionary(
        uniqueKeysWithValues: wide.map { ($1, $0) } + [
            ("。", "."), ("、", ","), ("．", "."), ("％", "%"), ("＋", "+"), ("－", "-"), ("／", "/"), ("＝", "="), ("＆", "&"),
            ("＃", "#"), ("＠", "@"), ("～", "~"), ("｜", "|"), ("￥", "¥"),
        ])

    private enum Kind {
        /// A letter or digit of a script with narrow letters, or of Korean, whose marks are as narrow.
        case narrow
        /// A letter of Chinese or Japanese, or a sign that only they have.
        case wide
        /// Tells nothing.
        case sign
    }

    private static func kind(_ letter: String) -> Kind {
        if wide[letter] != nil || narrow[letter] != nil { return .sign }
        guard let first = letter.unicodeScalars.first else { return .sign }
        if WordSpacing.needsNoSpaces(letter), !WritingSystem.hangul.contains(first) { return .wide }
        return first.properties.isAlphabetic || first.properties.numericType != nil ? .narrow : .sign
    }

    private struct Line {
        var reading: LineReading
        private var kinds: [Kind]

        init(_ reading: LineReading) {
            self.reading = reading
            kinds = reading.characters.map { LetterForms.kind($0.letter) }
        }

        private func letter(_ i: Int) -> String { reading.characters[i].letter }

        private mutating func write(_ letter: String, at i: Int) {
            reading.characters[i].letter = letter
            if let label = reading.alphabet.letters.firstIndex(of: letter) { reading.characters[i].label = label }
        }

        /// What kind the nearest letters before and behind a sign are; nil at the ends of the line.
        private func neighbours(of i: Int) -> (before: Kind?, behind: Kind?) {
            (kinds[..<i].last { $0 != .sign }, kinds[(i + 1)...].first { $0 != .sign })
        }

        mutating func settleMarks() {
            for i in kinds.indices where kinds[i] == .sign {
                let (before, behind) = neighbours(of: i)
                guard let nearest = before ?? behind else { continue }
                if nearest == .narrow, (behind ?? nearest) == .narrow {
                    if let form = LetterForms.narrow[letter(i)] { write(form, at: i) }
                } else if nearest == .wide, (behind ?? nearest) == .wide, let form = LetterForms.wide[letter(i)] {
                    write(form, at: i)
                }
            }
        }

        /// Brackets around wide letters are wide, and the two of a pair are alike.
        mutating func settleBrackets() {
            var open: [Int] = []
            for i in kinds.indices {
                switch letter(i) {
                case "(", "（": open.append(i)
                case ")", "）":
                    guard let start = open.popLast() else { continue }
                    let isWide =
                        letter(start) == "（" || letter(i) == "）" || kinds[start...i].contains(.wide)
                    write(isWide ? "（" : "(", at: start)
                    write(isWide ? "）" : ")", at: i)
                default: break
                }
            }
        }

        mutating func settleLetters() {
            guard !kinds.contains(.wide) || kinds.contains(.narrow) else { return }
            var i = 0
            while i < reading.characters.count {
                let (before, behind) = neighbours(of: i)
                let isAmongNarrow = before != .wide && behind != .wide
                let next = i + 1 < kinds.count ? letter(i + 1) : ""
                switch letter(i) {
                case "℃" where isAmongNarrow, "℉" where isAmongNarrow:
                    write(letter(i) == "℃" ? "°C" : "°F", at: i)
                case "°" where isAmongNarrow && (next == "℃" || next == "℉"):
                    merge(i, as: next == "℃" ? "°C" : "°F")
                case "β" where i > 0 && letter(i - 1).unicodeScalars.allSatisfy(Self.isSmallLatin):
                    write("ß", at: i)
                case let letter
                where ["ď", "ľ", "ť"].contains(letter) && ["'", "’"].contains(next)
                    && i + 2 < kinds.count && kinds[i + 2] == .narrow:
                    merge(i, as: letter)
                case "µ" where isBesideGreek(i): write("μ", at: i)
                case "," where next == "," && i + 2 < kinds.count && kinds[i + 2] == .narrow:
                    merge(i, as: "„")
                default: break
                }
                i += 1
            }
        }

        /// Whether a Greek letter stands next to it, without a space between.
        private func isBesideGreek(_ i: Int) -> Bool {
            func isGreek(_ neighbour: Int) -> Bool {
                reading.characters.indices.contains(neighbour)
                    && letter(neighbour).unicodeScalars.contains(where: WritingSystem.greek.contains)
                    && reading.spaceProbability(before: max(i, neighbour)) < 0.5
            }
            return isGreek(i - 1) || isGreek(i + 1)
        }

        /// Words of at least three letters that are capitals but for one small letter with a mark.
        mutating func settleCapitals() {
            let letters = reading.characters.map(\.letter)
            func isLetter(_ i: Int) -> Bool { letters[i].unicodeScalars.allSatisfy(\.properties.isAlphabetic) }
            for i in letters.indices where LetterForms.isMarkedSmall(letters[i]) {
                // Letters of the same word: spaces are told later, and are wider than what parts letters.
                var low = i, high = i
                while low > 0, isLetter(low - 1), reading.spaceProbability(before: low) < 0.3 { low -= 1 }
                while high + 1 < letters.count, isLetter(high + 1), reading.spaceProbability(before: high + 1) < 0.3 {
                    high += 1
                }
                let others = (low...high).filter { $0 != i }.map { letters[$0] }
                if others.count >= 2, others.allSatisfy({ $0.uppercased() == $0 && $0.lowercased() != $0 }) {
                    write(letters[i].uppercased(), at: i)
                }
            }
        }

        /// The letters are still as they are seen, from the left to the right: what is read first stands on the right.
        mutating func settleArabicMarks() {
            guard reading.characters.contains(where: { LetterForms.isArabic($0.letter) }) else { return }
            var opened = 0
            for i in kinds.indices.reversed() {
                switch letter(i) {
                case ",", ";", "?":
                    let sides = [
                        kinds[..<i].lastIndex { $0 != .sign }, kinds[(i + 1)...].firstIndex { $0 != .sign },
                    ].compactMap { $0 }.map(letter)
                    if sides.contains(where: LetterForms.isArabic) { write(LetterForms.arabic[letter(i)]!, at: i) }
                case "«", "»":
                    let left = hold(i, i - 1), right = hold(i, i + 1)
                    guard left != right else { continue }
                    if left > right {
                        opened += 1
                        write("»", at: i)
                    } else if opened > 0 || reading.characters[i].probability >= LetterForms.sureOfClosing {
                        opened = max(opened - 1, 0)
                        write("«", at: i)
                    } else {
                        write("،", at: i)
                    }
                default: break
                }
            }
        }

        /// How much a quotation mark belongs to its neighbour: 2 to a letter or digit of another script than Latin, 1 to a sign, 0 across a
        /// space.
        private func hold(_ i: Int, _ neighbour: Int) -> Int {
            guard reading.characters.indices.contains(neighbour),
                reading.spaceProbability(before: max(i, neighbour)) < 0.5
            else { return 0 }
            return kinds[neighbour] == .sign ? 1 : 2
        }

        /// A sign and the one behind it become one.
        private mutating func merge(_ i: Int, as letter: String) {
            let second = reading.characters[i + 1]
            reading.characters[i].lastStep = second.lastStep
            reading.characters[i].probability = min(reading.characters[i].probability, second.probability)
            write(letter, at: i)
            reading.characters.remove(at: i + 1)
            kinds.remove(at: i + 1)
        }

        private static func isSmallLatin(_ scalar: Unicode.Scalar) -> Bool {
            (0x61...0x7A).contains(scalar.value) || (0xDF...0xFF).contains(scalar.value)
        }
    }
}
