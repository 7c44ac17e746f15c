public import SightEngine
internal import SightText

/// The text alone, in reading order.
///
/// Every line ends with a line break. Pages are divided by a form feed, as those who use tesseract or pdftotext
/// expect; unlike there none follows the last page, so that the text of one picture is nothing but its lines. A blank
/// page is an empty piece between two form feeds.
public enum PlainText {
    /// What stands between two pages.
    public static let pageSeparator = "\u{0C}"

    /// The lines of a page; empty for a page without text.
    public static func text(of page: RecognizedPage) -> String {
        page.lines.reduce(into: "") { text, line in
            text += line.text
            text += "\n"
        }
    }

    /// Several pages as one text.
    public static func text(of pages: [RecognizedPage]) -> String {
        pages.map { text(of: $0) }.joined(separator: pageSeparator)
    }
}
