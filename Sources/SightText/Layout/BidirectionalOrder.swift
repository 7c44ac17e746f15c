/// From the order in which the characters of a line stand to the order in which they are read.
///
/// Recognizers see a line from the left to the right. Arabic and Hebrew are read the other way, but the numbers and foreign words
/// among them are not. This is the way back of Unicode's bidirectional algorithm (UAX #9, rules W, N and L2) for one line without
/// embeddings: levels are told from what stands beside what, and runs of a level are turned round.
package struct BidirectionalOrder: Sendable, Hashable {
    /// For each place in reading order, which of the characters, counted from the left, stands there.
    package let indices: [Int]
    /// For each character, counted from the left: whether it is part of a run to the left, where brackets are mirrored.
    package let isRightToLeft: [Bool]
    package let direction: WritingDirection

    /// - Parameters:
    ///   - characters: of a line, from the left to the right, spaces included.
    ///   - direction: the line's, where its page tells it; nil: by its words.
    package init(_ characters: [Character], direction: WritingDirection? = nil) {
        let direction = direction ?? WritingDirection(ofText: characters)
        self.direction = direction
        var classes = characters.map(BidirectionalClass.init)
        guard classes.contains(.right) || classes.contains(.arabicDigit) else {
            indices = Array(characters.indices)
            isRightToLeft = [Bool](repeating: false, count: characters.count)
            return
        }
        Self.resolveNumbers(&classes, characters)
        Self.resolveNeutrals(&classes, base: direction == .rightToLeft ? .right : .left)
        let base = direction == .rightToLeft ? 1 : 0
        let levels = classes.map { c in
            switch c {
            case .right: 1
            case .left: base == 1 ? 2 : 0
            default: 2
            }
        }
        var order = Array(characters.indices)
        // From the left to the right, what was turned round last is turned back first.
        for level in 1...2 { Self.reverseRuns(&order, levels, atLeast: level) }
        indices = order
        isRightToLeft = levels.map { $0 == 1 }
    }

    /// Signs become part of the number that they stand in or beside, or neutral.
    private static func resolveNumbers(_ classes: inout [BidirectionalClass], _ characters: [Character]) {
        func isNumber(_ c: BidirectionalClass) -> Bool { c == .digit || c == .arabicDigit }
        for i in classes.indices where classes[i] == .separator {
            let isInside =
                i > 0 && i + 1 < classes.count && isNumber(classes[i - 1]) && classes[i + 1] == classes[i - 1]
            classes[i] = isInside ? classes[i - 1] : .neutral
        }
        // To both sides, for runs of signs: those after a number, and those before one.
        for i in classes.indices.dropFirst() where classes[i] == .terminator && isNumber(classes[i - 1]) {
            classes[i] = classes[i - 1]
        }
        for i in classes.indices.dropLast().reversed() where classes[i] == .terminator && isNumber(classes[i + 1]) {
            // Behind an Arabic letter a number counts as one of Arabic digits, to which no sign belongs: 15% stands as %15.
            let before = classes[i...].firstIndex { $0 == .left || $0 == .right }
            let isArabic = before.map { BidirectionalClass.isArabicLetter(characters[$0]) } ?? false
            classes[i] = isArabic && "%٪".contains(characters[i]) ? .neutral : classes[i + 1]
        }
        for i in classes.indices where classes[i] == .terminator { classes[i] = .neutral }
    }

    /// A number that follows a foreign word, or touches one, runs with it; neutrals between two of a kind are of that kind, others
    /// of the line's, and numbers count as running to the left.
    private static func resolveNeutrals(_ classes: inout [BidirectionalClass], base: BidirectionalClass) {
        var strong = base
        let following = classes.indices.filter { i in
            if classes[i] == .left || classes[i] == .right || classes[i] == .arabicDigit {
                strong = classes[i] == .left ? .left : .right
            }
            return classes[i] == .digit && (strong == .left || touchesLeft(classes, i))
        }
        for i in following { classes[i] = .left }
        var i = 0
        while i < classes.count {
            guard classes[i] == .neutral else {
                i += 1
                continue
            }
            var end = i
            while end < classes.count, classes[end] == .neutral { end += 1 }
            func side(_ c: BidirectionalClass?) -> BidirectionalClass {
                switch c {
                case nil: base
                case .left?: .left
                default: .right
                }
            }
            let before = side(i > 0 ? classes[i - 1] : nil), after = side(end < classes.count ? classes[end] : nil)
            for k in i..<end { classes[k] = before == after ? before : base }
            i = end
        }
    }

    /// Whether the number at a place stands right before a letter that runs to the right.
    private static func touchesLeft(_ classes: [BidirectionalClass], _ place: Int) -> Bool {
        classes[place...].first { $0 != .digit } == .left
    }

    private static func reverseRuns(_ order: inout [Int], _ levels: [Int], atLeast level: Int) {
        var i = 0
        while i < order.count {
            guard levels[order[i]] >= level else {
                i += 1
                continue
            }
            var end = i
            while end < order.count, levels[order[end]] >= level { end += 1 }
            order[i..<end].reverse()
            i = end
        }
    }
}

extension Character {
    /// The bracket or quotation mark that looks like this one's mirror image; the character itself where there is none.
    package var mirrored: Character {
        switch self {
        case "(": ")"
        case ")": "("
        case "[": "]"
        case "]": "["
        case "{": "}"
        case "}": "{"
        case "<": ">"
        case ">": "<"
        case "«": "»"
        case "»": "«"
        case "‹": "›"
        case "›": "‹"
        default: self
        }
    }
}
