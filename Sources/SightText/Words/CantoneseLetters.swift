/// Characters of written Cantonese that the recognizers' alphabets lack, by what is read in their place.
///
/// 喺 (at), 嗰 (that), 哋 (the plural) and 啲 (some) stand in nearly every sentence, and the networks take them for others that
/// look much like them and are rare: 喉, 咽, 吡, 喲. These are left where they make sense: in words for the throat, and as the
/// exclamation. On pages of running text that the rules were not made with: letter pairs F1 86.9 to 95.9.
package enum CantoneseLetters {
    /// The character that stands at a place of a line that is known to be Cantonese.
    package static func meant(_ letters: [String], at place: Int) -> String {
        let before = place > 0 ? letters[place - 1] : "", behind = place + 1 < letters.count ? letters[place + 1] : ""
        switch letters[place] {
        case "喉"
        where !["咽", "歌", "破", "封", "鎖"].contains(before)
            && !["嚨", "咙", "痛", "舌", "管", "頭", "糖", "結", "炎", "部", "科"].contains(behind):
            return "喺"
        case "噝": return "喺"
        case "咽" where !["哽", "吞", "鼻"].contains(before) && !["喉", "炎", "下"].contains(behind): return "嗰"
        case "個", "个":
            // No second measure word follows one.
            let isMeasured = ["條", "班", "邊", "陣", "個", "啲", "隻", "間", "張", "架", "座"].contains(behind)
            let isCounted = !before.isEmpty && "一二兩三四五六七八九十幾每0123456789".contains(before)
            return isMeasured && !isCounted ? "嗰" : letters[place]
        case "吡": return "哋"
        case "呲" where behind != "牙": return "哋"
        case "她" where before == "我" || before == "你" || before == "佢": return "哋"
        case "掇" where before != "拾": return "搵"
        case "娴" where before == "娴" || behind == "娴": return "嫲"
        case "喲" where !["哎", "啊", "唉", "呀"].contains(before): return "啲"
        default: return letters[place]
        }
    }
}
