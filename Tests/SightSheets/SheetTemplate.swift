internal import Foundation
package import SightTestSupport

/// Lines that are no sentences: what stands on receipts, labels, cards and forms.
package enum SheetTemplate: String, Sendable, CaseIterable {
    case item, total, address, serial, price, date, time, phone, name, email, url, account, quantity

    /// A line of this kind.
    package func line(
        _ language: SheetLanguage, _ half: SheetHalf, using generator: inout SeededGenerator
    ) -> String {
        var random = generator
        defer { generator = random }
        let vocabulary = SheetVocabulary.byLanguage[language]!, names = SheetVocabulary.names[half.rawValue]!
        func pick<T>(_ values: [T]) -> T { values.randomElement(using: &random)! }
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        func digits(_ count: Int) -> String { (0..<count).map { _ in String(number(0...9)) }.joined() }
        func letters(_ count: Int) -> String {
            (0..<count).map { _ in pick(Array("ABCDEFGHJKLMNPQRSTUVWXYZ").map(String.init)) }.joined()
        }
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let point = language == .en ? "." : ",", thousands = language == .en ? "," : "."
        func amount(_ limit: Int) -> String {
            let whole = number(0...limit)
            let grouped =
                whole < 1000
                ? "\(whole)" : "\(whole / 1000)\(thousands)" + String(("00" + String(whole % 1000)).suffix(3))
            return grouped + point + two(number(0...99))
        }

        switch self {
        case .item:
            return "\(pick(vocabulary.goods[half.rawValue]!)) \(amount(60))"
        case .total:
            return "\(pick(vocabulary.labels)) \(pick(["€ ", "$", "£", "EUR ", ""]))\(amount(4000))"
        case .address:
            return vocabulary.address
                .replacing("{n}", with: "\(number(1...240))\(pick(["", "", "", "a", "b"]))")
                .replacing("{street}", with: pick(vocabulary.streets[half.rawValue]!))
                .replacing("{zip}", with: digits(5))
                .replacing("{town}", with: pick(names.towns))
        case .serial:
            return pick([
                "S/N \(letters(2))\(digits(4))-\(letters(1))\(digits(3))", "\(letters(3))-\(digits(6))",
                "#\(digits(8))",
                "\(digits(3))\(letters(2))\(digits(4))\(letters(1))",
            ])
        case .price:
            return pick([
                "€\(amount(900))", "$\(amount(900))", "£\(amount(900))", "\(amount(900)) €", "\(amount(90)) EUR / kg",
            ])
        case .date:
            let day = number(1...28), month = number(1...12), year = number(1978...2031)
            return pick([
                "\(two(day)).\(two(month)).\(year)", "\(two(day))/\(two(month))/\(year)",
                "\(year)-\(two(month))-\(two(day))",
                "\(day) \(vocabulary.months[month - 1]) \(year)",
            ])
        case .time:
            return "\(two(number(0...23))):\(two(number(0...59)))"
                + pick(["", ":\(two(number(0...59)))", " - \(two(number(0...23))):\(two(number(0...59)))"])
        case .phone:
            return pick([
                "0\(digits(3))-\(digits(2))-\(digits(4))", "+\(number(30...49)) \(digits(3)) \(digits(7))",
                "(\(digits(3))) \(digits(3))-\(digits(4))", "0\(digits(2))/\(digits(6))",
                "Tel. 0\(digits(4)) \(digits(6))",
            ])
        case .name:
            return pick([
                "\(pick(names.given)) \(pick(names.family))", "\(pick(names.family)), \(pick(names.given))",
                "Dr. \(pick(names.given)) \(letters(1)). \(pick(names.family))",
            ])
        case .email:
            let given = pick(names.given).lowercased()
            return
                "\(given)\(pick([".", "_", "-", ""]))\(pick(names.hosts).prefix(4))\(number(1...99))@\(pick(names.hosts))"
        case .url:
            return
                "\(pick(["www.", "https://", "http://www."]))\(pick(names.hosts))/\(pick(["en", "shop", "a/\(digits(3))", "index.html", "?id=\(digits(4))"]))"
        case .account:
            return "\(pick(["IBAN", "Ref.", "Nr."])) \(letters(2))\(digits(2)) \(digits(4)) \(digits(4)) \(digits(4))"
        case .quantity:
            return "\(number(1...24)) x \(amount(40)) = \(amount(900))"
        }
    }
}
