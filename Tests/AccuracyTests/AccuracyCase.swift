import Foundation
import SightEngine
import SightImage

/// A page of text, rendered in a certain way, and what it has to be read with.
struct AccuracyCase: Sendable {
    let name: String
    let level: RecognitionOptions.Level
    let text: String
    let languages: [String]
    let font: String
    let treatment: Treatment

    /// How the page differs from a clean one.
    enum Treatment: String, Sendable, CaseIterable {
        case clean
        /// White on black.
        case inverted
        /// Reduced to 12 pixels a line and enlarged again: soft.
        case soft
        /// Noise and the marks of a poor JPEG.
        case poorJPEG
        /// A little turned, as a hand lays it on the glass.
        case skewed
    }

    static let all: [AccuracyCase] = RecognitionOptions.Level.allCases.flatMap { level in
        [("en", "en-US"), ("de", "de-DE"), ("fr", "fr-FR"), ("es", "es-ES"), ("cs", "cs-CZ"), ("pl", "pl-PL")].flatMap {
            code, tag in
            cases(level, code, tag)
        }
    }

    private static func cases(_ level: RecognitionOptions.Level, _ code: String, _ tag: String) -> [AccuracyCase] {
        let text = try! String(
            contentsOf: Bundle.module.url(forResource: code, withExtension: "txt", subdirectory: "Texts")!,
            encoding: .utf8)
        let treatments: [Treatment] = code == "en" ? Treatment.allCases : [.clean, .poorJPEG]
        return treatments.flatMap { treatment in
            ["DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"].map { font in
                AccuracyCase(
                    name: "\(level.rawValue) \(code) \(treatment.rawValue) \(font)", level: level, text: text,
                    languages: [tag],
                    font: font, treatment: treatment)
            }
        }
    }

    /// The group whose floor the case counts for.
    var group: String { "\(level.rawValue) \(treatment.rawValue)" }

    func page() throws -> PixelBuffer {
        let markup = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        let ink = try TextImage.rendered(markup, font: "\(font) 26", lineSpacing: 14)
        let margin = 40
        let page = PixelBuffer(width: ink.width + 2 * margin, height: ink.height + 2 * margin, format: .gray8) { out in
            for i in 0..<out.count { out[i] = 255 }
            ink.withUnsafeBytes { source in
                for y in 0..<ink.height {
                    for x in 0..<ink.width {
                        out[(y + margin) * (ink.width + 2 * margin) + x + margin] = source[y * ink.bytesPerRow + x]
                    }
                }
            }
        }
        return try treatment.applied(to: page)
    }
}
