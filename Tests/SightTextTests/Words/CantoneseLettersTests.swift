import SightText
import Testing

@Suite("Cantonese letters")
struct CantoneseLettersTests {
    static let rows = [
        ("我吡喉山上行咗成日", "我哋喺山上行咗成日"), ("咽陣時佢喉度", "嗰陣時佢喺度"), ("飲多喲水", "飲多啲水"),
        ("佢喉嚨痛", "佢喉嚨痛"), ("咽喉發炎", "咽喉發炎"), ("哎喲，好痛", "哎喲，好痛"), ("個條河", "嗰條河"),
        ("三個班", "三個班"), ("兩個月", "兩個月"), ("我她去睇戲", "我哋去睇戲"), ("佢同她講", "佢同她講"),
        ("娴娴整蛋糕", "嫲嫲整蛋糕"),
    ]

    @Test(arguments: rows)
    func `characters that the alphabets lack are told by what is read in their place`(seen: String, meant: String) {
        let letters = seen.map(String.init)
        #expect(letters.indices.map { CantoneseLetters.meant(letters, at: $0) }.joined() == meant)
    }
}
