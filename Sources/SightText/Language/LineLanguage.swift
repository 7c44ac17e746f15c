/// The language that a line, or most of a page, is in.
package struct LineLanguage: Sendable, Hashable {
    /// BCP 47, in the spelling that Apple's Vision uses where it has the language.
    package var tag: String
    /// How probable it is, from 0 to 1.
    package var confidence: Double

    package init(tag: String, confidence: Double) {
        self.tag = tag
        self.confidence = confidence
    }
}
