internal import CoreGraphics
internal import Foundation

/// A name such as `Helvetica-BoldOblique`, taken apart.
struct FontName {
    let family: String
    let weight: Int
    let isItalic: Bool

    /// Nil when the machine has no such family and iPhones do not have it either.
    init?(_ name: String) {
        // The last hyphen: families may have some.
        let hyphen = name.lastIndex(of: "-")
        let style = hyphen.map { String(name[name.index(after: $0)...]).lowercased() } ?? ""
        let base = hyphen.map { String(name[..<$0]) } ?? name
        let isStyle = hyphen != nil && Self.isStyle(style)
        guard let found = Self.family(name) ?? (isStyle ? Self.family(base) : nil) else { return nil }
        family = found
        let isWhole = !isStyle || Self.family(name) != nil
        weight = isWhole ? 400 : Self.weights.last { style.contains($0.word) }?.number ?? 400
        isItalic = !isWhole && (style.contains("italic") || style.contains("oblique"))
    }

    /// How a style is written in a name; nothing for the usual one.
    static func style(weight: Int, isItalic: Bool) -> String {
        let word = weight == 400 ? "" : weights.last { $0.number == weight }?.word.capitalized ?? ""
        return word + (isItalic ? "Italic" : "")
    }

    private static func family(_ name: String) -> String? {
        if ["sans-serif", "serif", "monospace"].contains(name) || TextLayout.hasFamily(name) { return name }
        let plain = name.filter { $0 != " " }.lowercased()
        guard let kind = usual.first(where: { plain == $0.name || plain == $0.name + "mt" }) else { return nil }
        // Fontconfig knows which fonts of a machine are like the one that is named first.
        return "\(kind.spelled),\(kind.generic)"
    }

    private static func isStyle(_ style: String) -> Bool {
        var rest = style
        for word in weights.map(\.word).sorted(by: { $0.count > $1.count }) + ["italic", "oblique", "roman", "mt"] {
            rest = rest.replacingOccurrences(of: word, with: "")
        }
        return rest.isEmpty
    }

    /// Words of styles; of two that a name holds the later one counts.
    private static let weights: [(word: String, number: Int)] = [
        ("regular", 400), ("book", 400), ("light", 300), ("thin", 200), ("ultralight", 100), ("medium", 500),
        ("bold", 700), ("demibold", 600), ("semibold", 600), ("heavy", 800), ("black", 900),
    ]

    /// Families that code may rely on.
    private static let usual: [(name: String, spelled: String, generic: String)] = [
        ("helvetica", "Helvetica", "sans-serif"), ("helveticaneue", "Helvetica Neue,Helvetica", "sans-serif"),
        ("arial", "Arial", "sans-serif"), ("avenir", "Avenir", "sans-serif"),
        ("avenirnext", "Avenir Next", "sans-serif"), ("verdana", "Verdana", "sans-serif"),
        ("trebuchet", "Trebuchet MS", "sans-serif"), ("gillsans", "Gill Sans", "sans-serif"),
        ("futura", "Futura", "sans-serif"), ("courier", "Courier", "monospace"),
        ("couriernew", "Courier New", "monospace"), ("couriernewps", "Courier New", "monospace"),
        ("menlo", "Menlo", "monospace"), ("times", "Times", "serif"), ("timesnewroman", "Times New Roman", "serif"),
        ("timesnewromanps", "Times New Roman", "serif"), ("georgia", "Georgia", "serif"),
        ("palatino", "Palatino", "serif"), ("baskerville", "Baskerville", "serif"), ("didot", "Didot", "serif"),
        ("americantypewriter", "American Typewriter", "serif"), ("markerfelt", "Marker Felt", "sans-serif"),
        ("chalkboardse", "Chalkboard SE", "sans-serif"), ("noteworthy", "Noteworthy", "sans-serif"),
    ]
}
