/// How many spaces between letters are right, whatever the letters. In percent.
///
/// The true and the read text are aligned by the fewest changes, where a letter never stands for a space; spaces at the same
/// place of the alignment match.
package struct SpaceScore: Sendable {
    package private(set) var matched = 0
    package private(set) var truth = 0
    package private(set) var found = 0
    /// The letters beside spaces that were lost or added, with the space.
    package private(set) var lost: [String] = []
    package private(set) var added: [String] = []

    package init() {}

    package var f1: Double { truth + found == 0 ? 100 : 200 * Double(matched) / Double(truth + found) }
    package var recall: Double { truth == 0 ? 100 : 100 * Double(matched) / Double(truth) }
    package var precision: Double { found == 0 ? 100 : 100 * Double(matched) / Double(found) }

    package mutating func add(truth: String, found: String) {
        let a = Array(truth), b = Array(found)
        self.truth += a.count { $0 == " " }
        self.found += b.count { $0 == " " }
        let columns = b.count + 1
        var cost = [Int](repeating: 0, count: (a.count + 1) * columns)
        func change(_ x: Character, _ y: Character) -> Int { x == y ? 0 : (x == " ") == (y == " ") ? 2 : 5 }
        for i in 0...a.count {
            for j in 0...b.count {
                if i == 0 || j == 0 {
                    cost[i * columns + j] = 2 * (i + j)
                    continue
                }
                cost[i * columns + j] = min(
                    cost[(i - 1) * columns + j - 1] + change(a[i - 1], b[j - 1]), cost[(i - 1) * columns + j] + 2,
                    cost[i * columns + j - 1] + 2)
            }
        }
        func around(_ text: [Character], _ i: Int) -> String { String(text[max(i - 4, 0)..<min(i + 5, text.count)]) }
        var i = a.count, j = b.count
        while i > 0 || j > 0 {
            let here = cost[i * columns + j]
            if i > 0, j > 0, here == cost[(i - 1) * columns + j - 1] + change(a[i - 1], b[j - 1]) {
                (i, j) = (i - 1, j - 1)
                if a[i] == " ", b[j] == " " { matched += 1 }
            } else if i > 0, here == cost[(i - 1) * columns + j] + 2 {
                i -= 1
                if a[i] == " " { lost.append(around(a, i)) }
            } else {
                j -= 1
                if b[j] == " " { added.append(around(b, j)) }
            }
        }
    }
}
