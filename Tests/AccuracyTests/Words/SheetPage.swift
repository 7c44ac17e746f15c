import SightEngine
import SightGeometry
import SightImage
import SightSheets
import SightTestSupport

/// A page of sentences and templates in one font, degraded.
struct SheetPage: Sendable {
    var half: SheetHalf
    var language: SheetLanguage
    var font: RenderedFont
    var level: Degradation.Level
    /// Pages of the same kind with another one hold other lines.
    var series = 0
    var skew: Double?
    var lines = 8
    var characters = false
    /// How many of ten lines are no sentences.
    var templates = 3

    var name: String { "\(language.rawValue) \(font.family) \(Int(font.size.rounded())) px \(level.rawValue)" }

    func rendered(leading: Double = 1.5, upper: Bool = false) throws -> RenderedPage {
        let family = half.families.firstIndex(of: font.family) ?? 0
        var random = SeededGenerator(
            seed: (half == .tuning ? 11 : 5_000_011) + 977 * series + 31 * family
                + SheetLanguage.allCases.firstIndex(of: language)!)
        let lines = (0..<lines).map { _ in
            Int.random(in: 0..<10, using: &random) < templates
                ? SheetTemplate.allCases.randomElement(using: &random)!.line(language, half, using: &random)
                : SheetProse.passage(language, half, characters: 70, using: &random)
        }
        var degradation = Degradation(level, using: &random)
        if let skew { degradation.skew = skew }
        return try RenderedPage(
            upper ? lines.map { $0.uppercased() } : lines, font: font, leading: leading, characters: characters, degradation: degradation, seed: series + 3)
    }
}
