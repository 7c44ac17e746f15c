public import SightInference
public import SightText

/// What was recognized on one picture.
public struct RecognizedPage: Sendable, Hashable {
    /// The width of the picture as displayed, in pixels.
    public var width: Int
    /// The height of the picture as displayed, in pixels.
    public var height: Int
    /// How many degrees the page has to be turned clockwise for its text to stand upright: 0, 90, 180 or 270. It is what
    /// recognition found beside the orientation that the file told; boxes stay in the frame of the picture as displayed.
    public var rotation: Int
    /// In reading order; empty on a picture without text.
    public var lines: [TextLine]
    /// What made the result.
    public var engine: EngineDescription

    public init(width: Int, height: Int, rotation: Int, lines: [TextLine], engine: EngineDescription) {
        self.width = width
        self.height = height
        self.rotation = rotation
        self.lines = lines
        self.engine = engine
    }
}

/// What made a result: with the same description, file and options the result is the same.
public struct EngineDescription: Sendable, Hashable {
    /// The version of Sightread.
    public var version: String
    /// By role (`detector`, `recognizer`): the model's name and the beginning of its hash, `pp-ocrv6-small-detector@d73e0058`.
    public var models: [String: String]
    /// `f32` or `bf16`: what was really computed with.
    public var precision: Precision
    /// The level that was asked for.
    public var level: RecognitionOptions.Level

    public init(version: String, models: [String: String], precision: Precision, level: RecognitionOptions.Level) {
        self.version = version
        self.models = models
        self.precision = precision
        self.level = level
    }
}
