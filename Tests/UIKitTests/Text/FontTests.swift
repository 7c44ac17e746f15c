import Testing
import UIKit

@Suite("UIFont")
struct FontTests {
    @Test(
        "A font is found by the name that it says itself", arguments: [UIFont.Weight.regular, .semibold, .bold, .black])
    func names(weight: UIFont.Weight) throws {
        for font in [
            UIFont.systemFont(ofSize: 13, weight: weight), UIFont.monospacedSystemFont(ofSize: 13, weight: weight),
            UIFont.italicSystemFont(ofSize: 13),
        ] {
            let found = try #require(UIFont(name: font.fontName, size: 13))
            #expect(found == font)
            #expect("Total".size(withAttributes: [.font: found]) == "Total".size(withAttributes: [.font: font]))
        }
    }

    @Test(
        "The families that iPhones have are there always",
        arguments: [
            "Helvetica", "Helvetica-Bold", "HelveticaNeue-Light", "Arial-BoldItalicMT", "Courier-Bold", "Menlo-Regular",
            "TimesNewRomanPS-BoldMT", "Georgia", "DejaVu Sans",
        ])
    func usual(name: String) throws {
        let font = try #require(UIFont(name: name, size: 20))
        #expect(font.fontName == name && font.pointSize == 20)
        #expect("Total".size(withAttributes: [.font: font]).width > 20)
    }

    @Test("Others are not")
    func missing() {
        #expect(UIFont(name: "No Such Font", size: 10) == nil && UIFont(name: "", size: 10) == nil)
        #expect(UIFont(name: "No-Bold", size: 10) == nil)
    }

    @Test("A size of nothing is the usual one, and purposes have sizes of their own")
    func sizes() {
        #expect(UIFont.systemFont(ofSize: 0).pointSize == 12)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
    }
}
