/// One reading of a line of text.
public struct RecognizedText: Codable, Hashable, Sendable {
    /// The text.
    public let string: String
    /// The chance that it is right, 0 to 1.
    public let confidence: Float
    let layout: TextLayout

    package init(string: String, confidence: Float, layout: TextLayout) {
        self.string = string
        self.confidence = confidence
        self.layout = layout
    }

    /// Where a part of the text is: the smallest rectangle along the line that holds its characters.
    ///
    /// Boxes are those of the characters themselves, so the parts of a word have boxes of their own. A space has the
    /// gap between its neighbours.
    ///
    /// - Parameter range: A range of ``string``.
    /// - Returns: The rectangle, in the frame of the observation (normalized, origin at the lower left), turned as the
    ///   text is. Nil for an empty range and for one outside the text.
    public func boundingBox(for range: Range<String.Index>) -> RectangleObservation? {
        guard !range.isEmpty, range.lowerBound >= string.startIndex, range.upperBound <= string.endIndex else {
            return nil
        }
        let offsets = range.lowerBound.utf16Offset(in: string)..<range.upperBound.utf16Offset(in: string)
        return layout.quad(of: offsets).map {
            RectangleObservation(corners: $0, confidence: confidence, descriptor: .recognizeTextRequest(.revision3))
        }
    }
}

extension RecognizedText: CustomStringConvertible {
    /// The text and its confidence, for a log.
    public var description: String { "RecognizedText(\"\(string)\", confidence: \(confidence))" }
}
