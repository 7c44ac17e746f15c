import SightText
import Testing

@Suite("Bidirectional order")
struct BidirectionalOrderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// As the line stands on the page, from the left to the right.
        let seen: String
        let read: String
        var testDescription: String { read }
    }

    /// A text with every character in the place that the other way of reading gives it.
    static func reversed(_ text: String) -> String { String(text.reversed()) }

    static let cases = [
        Case(seen: "Total 5.50", read: "Total 5.50"),
        Case(seen: reversed("שלום עולם"), read: "שלום עולם"),
        Case(seen: "2024 " + reversed("שנת"), read: "שנת 2024"),
        Case(seen: "12:30 " + reversed("בשעה"), read: "בשעה 12:30"),
        Case(seen: "." + reversed("שלום") + " 1,234.50 " + reversed("סך"), read: "סך 1,234.50 שלום."),
        Case(seen: reversed("הקודם") + " Windows 11 " + reversed("מערכת"), read: "מערכת Windows 11 הקודם"),
        Case(seen: reversed("مرحبا بالعالم"), read: "مرحبا بالعالم"),
        Case(seen: "١٢٣٤ " + reversed("سنة"), read: "سنة ١٢٣٤"),
        Case(seen: "50% " + reversed("خصم"), read: "خصم 50%"),
        Case(seen: "%15 " + reversed("الخصم") + " " + reversed("إلا"), read: "إلا الخصم 15%"),
        Case(seen: "٪١٥ " + reversed("خصم"), read: "خصم ١٥٪"),
        Case(seen: "15% " + reversed("הנחה"), read: "הנחה 15%"),
        Case(seen: "$50 " + reversed("السعر"), read: "السعر $50"),
        Case(seen: "The word " + reversed("שלום") + " means peace", read: "The word שלום means peace"),
        Case(seen: "Room 12 and 13 of " + reversed("מלון"), read: "Room 12 and 13 of מלון"),
        Case(seen: "(" + reversed("סוף") + ") " + reversed("פרק"), read: "פרק (סוף)"),
        Case(seen: "user@example.com " + reversed("דואר"), read: "דואר user@example.com"),
    ]

    static func read(_ seen: String) -> String {
        let characters = Array(seen)
        let order = BidirectionalOrder(characters)
        return String(order.indices.map { order.isRightToLeft[$0] ? characters[$0].mirrored : characters[$0] })
    }

    @Test(arguments: cases) func `A line from the left to the right comes back in the order of reading`(_ item: Case) {
        #expect(Self.read(item.seen) == item.read)
    }

    @Test(arguments: cases) func `Every character keeps exactly one place`(_ item: Case) {
        let order = BidirectionalOrder(Array(item.seen))
        #expect(order.indices.sorted() == Array(0..<item.seen.count))
    }

    @Test func `The direction is the one of most words`() {
        #expect(WritingDirection(ofText: "hello שלום world") == .leftToRight)
        #expect(WritingDirection(ofText: "user@example.com דואר") == .rightToLeft)
        #expect(WritingDirection(ofText: "שלום עולם OK") == .rightToLeft)
        #expect(WritingDirection(ofText: "12.50") == .leftToRight)
        #expect(WritingDirection(ofText: "") == .leftToRight)
    }
}
