import SightSheets
import Testing

@Suite("Scores of character pairs")
struct PairScoreTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var truth: [String]
        var found: [String]
        var counts: [Int]
        var testDescription: String { name }

        init(_ name: String, _ truth: [String], _ found: [String], _ counts: [Int]) {
            self.name = name
            self.truth = truth
            self.found = found
            self.counts = counts
        }
    }

    /// Counted by hand: pairs that match, true ones, found ones.
    static let cases = [
        Case("the same", ["abc"], ["abc"], [2, 2, 2]),
        Case("a letter wrong in the middle loses two pairs", ["abcde"], ["abXde"], [2, 4, 4]),
        Case("white space does not count, whatever it is", ["a b\u{3000}c\u{A0}d"], ["ab cd\u{2009}"], [3, 3, 3]),
        Case("lines may come in any order", ["ab", "cd"], ["cd", "ab"], [2, 2, 2]),
        Case("no pair goes over the end of a line", ["ab", "cd"], ["abcd"], [2, 2, 3]),
        Case("pairs are counted as often as they stand there", ["ababab"], ["abab"], [3, 5, 3]),
        Case("compatible forms are the same", ["Ｔｅｌ：４５ ﬁ ｶﾞ"], ["Tel:45fiガ"], [8, 8, 8]),
        Case("composed and decomposed marks are the same", ["ế"], ["e\u{302}\u{301}"], [0, 0, 0]),
        Case("marks are characters of their own where no composed ones exist", ["ก้า"], ["ก้า"], [2, 2, 2]),
        Case("joiners count", ["می\u{200C}کند"], ["میکند"], [3, 5, 4]),
        Case("nothing found", ["abc"], [], [0, 2, 0]),
        Case("nothing there", [], ["abc"], [0, 0, 2]),
        Case("single characters have no pair", ["a", ""], ["a"], [0, 0, 0]),
        Case("characters beyond the basic plane", ["𠮷野家"], ["𠮷野家"], [2, 2, 2]),
    ]

    @Test(arguments: cases)
    func `pairs are counted`(item: Case) {
        var score = PairScore()
        score.add(truth: item.truth, found: item.found)
        #expect([score.matched, score.truth, score.found] == item.counts)
    }

    @Test
    func `pages and scores are summed`() {
        var one = PairScore(), other = PairScore(), both = PairScore()
        one.add(truth: ["abcd"], found: ["abXd"])
        other.add(truth: ["abcd"], found: ["abcd"])
        both.add(truth: ["abcd"], found: ["abXd"])
        both.add(truth: ["abcd"], found: ["abcd"])
        #expect(one + other == both)
        #expect(both.matched == 4 && both.truth == 6 && both.found == 6)
        #expect(abs(both.f1 - 200.0 / 3) < 1e-9)
        #expect(PairScore().f1 == 0)
    }

    @Test
    func `columns end at spaces, or anywhere but before a closing mark`() {
        #expect(TextColumn("one two three", cells: 7, endsAnywhere: false).lines == ["one two", "three"])
        #expect(TextColumn("tothelongest word", cells: 5, endsAnywhere: false).lines == ["tothelongest", "word"])
        #expect(TextColumn("今天天气。很好", cells: 8, endsAnywhere: true).lines == ["今天天", "气。很好"])
        #expect(TextColumn("「今天」1,250元", cells: 6, endsAnywhere: true).lines == ["「今", "天」", "1,250", "元"])
        #expect(TextColumn.cells("한국어 กุ้ง ab") == 6 + 1 + 2 + 1 + 2)
        #expect(TextColumn("", cells: 8, endsAnywhere: false).lines == [])
    }
}
