/// The letters of a line, by script.
package struct LineLetters: Sendable {
    /// How many letters the line has of each script.
    package private(set) var counts: [WritingSystem: Int] = [:]

    package init(_ text: String) {
        for scalar in text.unicodeScalars {
            if let script = WritingSystem(ofLetter: scalar) { counts[script, default: 0] += 1 }
        }
    }

    /// The script that most of the line is written in; nil where it has no letters.
    ///
    /// An ideograph says as much as three letters: `iPhone 手机` is Chinese. Where kana stand, ideographs belong to them.
    package var script: WritingSystem? {
        let kana = counts[.kana] ?? 0, han = counts[.han] ?? 0
        let heaviest = WritingSystem.allCases.filter { counts[$0] != nil && $0 != .kana && $0 != .han }
            .map { (script: $0, weight: counts[$0]! * ($0 == .hangul ? 2 : 1)) }.max { $0.weight < $1.weight }
        if han + kana > 0, 3 * (han + kana) >= heaviest?.weight ?? 0 { return kana > 0 ? .kana : .han }
        return heaviest?.script
    }

    /// How many letters it has of a script; ideographs, kana and hangul count as the two or three letters that they stand for.
    package func weight(of script: WritingSystem) -> Int {
        switch script {
        case .han, .kana: 3 * ((counts[.han] ?? 0) + (counts[.kana] ?? 0))
        case .hangul: 2 * (counts[.hangul] ?? 0)
        default: counts[script] ?? 0
        }
    }
}

extension WritingSystem {
    /// The script of a letter; nil of digits, signs and letters of other scripts.
    init?(ofLetter letter: Unicode.Scalar) {
        switch letter.value {
        case 0x41...0x5A, 0x61...0x7A: self = .latin
        case 0..<0xAA: return nil
        case 0xAA..<0x250, 0x1E00...0x1EFF, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
            guard letter.properties.isAlphabetic else { return nil }
            self = .latin
        case 0x3005...0x3007: self = .han
        case 0x3041...0x30FF: self = .kana
        default:
            guard letter.properties.isAlphabetic,
                let script = WritingSystem.allCases.first(where: { $0 != .latin && $0.contains(letter) })
            else { return nil }
            self = script
        }
    }
}
