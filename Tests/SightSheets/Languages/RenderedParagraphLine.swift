/// A line of a paragraph: what stands on it, how, and on which side it begins.
package struct RenderedParagraphLine: Sendable {
    package var text: String
    package var font: RenderedFont
    /// From the line above to this one, in ems.
    package var leading: Double
    /// More of it above a paragraph, in ems.
    package var space = 0.0
    package var isRightToLeft = false

    package init(_ text: String, _ font: RenderedFont, leading: Double) {
        self.text = text
        self.font = font
        self.leading = leading
    }

    package init(_ text: String, _ font: RenderedFont, script: TextLanguage.Script) {
        self.init(text, font, leading: script.leading)
        isRightToLeft = script.isRightToLeft
    }
}
