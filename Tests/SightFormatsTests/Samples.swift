import Foundation
import SightEngine
import SightGeometry
import SightInference
import SightTestSupport
import SightText

/// Results to write down.
enum Samples {
    static let schema = Result {
        try JSONSchema(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "Documentation/result.schema.json"))
    }

    static let engine = EngineDescription(
        version: "1.2.3", models: ["recognizer": "b@89abcdef", "detector": "a@01234567"], precision: .f32,
        level: .accurate)

    static func quad(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Quad {
        Quad(Rectangle(x: x, y: y, width: width, height: height))
    }

    static func line(_ text: String, confidence: Double = 0.98, quad: Quad = quad(0, 0, 10, 10)) -> TextLine {
        let words = text.split(separator: " ").map { word in
            TextWord(
                text: String(word), confidence: confidence, quad: quad,
                characters: word.map { TextCharacter(text: String($0), confidence: confidence, quad: quad) })
        }
        return TextLine(text: text, confidence: confidence, quad: quad, words: words)
    }

    static func page(_ lines: [TextLine]) -> RecognizedPage {
        RecognizedPage(width: 1200, height: 1800, rotation: 0, lines: lines, engine: engine)
    }
}
