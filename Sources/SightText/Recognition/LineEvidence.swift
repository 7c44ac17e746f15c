internal import Foundation

/// What tells how far a reading of a line can be trusted: what was seen, how it was printed, and what is known of its words.
package struct LineEvidence: Sendable {
    /// The line as it is told.
    package let line: SpacedReading
    package let print: LinePrint
    /// Of each word; empty where nothing is known of the language.
    package let familiarity: [WordFamiliarity]
    /// For each gap between neighbouring letters, the natural logarithm of how certain it is a space or none; at least −3.
    let gaps: [Double]

    package init(_ line: SpacedReading, print: LinePrint, familiarity: [WordFamiliarity] = []) {
        precondition(familiarity.isEmpty || familiarity.count == line.words.count)
        self.line = line
        self.print = print
        self.familiarity = familiarity
        gaps = line.gapCertainties.map { max(log(max($0, 1e-3)), -3) }
    }
}
