import Foundation
import SightGeometry
import SightImage
import SightSheets
import SightTestSupport
import SightText

/// A drawn line whose script is known.
struct ScriptSample {
    let kind: ScriptClass
    let text: String
    /// Letters of the line.
    let letters: Int
    let level: Degradation.Level
    let image: LineImage
}

/// Draws lines of all kinds: the same ones whenever they are asked for.
struct ScriptSamples {
    let half: SheetHalf
    let texts: ScriptTexts

    /// The line with a number, of a kind that goes with the number.
    func sample(_ index: Int) throws -> ScriptSample {
        var random = SeededGenerator(seed: (half == .tuning ? 1_000_003 : 7_000_009) &+ 8_191 &* index)
        let kinds = ScriptClass.allCases
        return try sample(kinds[index % kinds.count], &random)
    }

    private func sample(_ kind: ScriptClass, _ random: inout SeededGenerator) throws -> ScriptSample {
        let script: WritingSystem
        var text: String
        let characters =
            Int.random(in: 0..<3, using: &random) == 0
            ? Int.random(in: 2...6, using: &random) : Int.random(in: 6...40, using: &random)
        switch kind {
        case .script(let own):
            script = own
            let isDense = [.han, .kana, .hangul].contains(own)
            text = texts.line(own, characters: isDense ? max(characters / 2, 2) : characters, using: &random)
        case .upsideDown:
            script = WritingSystem.allCases.randomElement(using: &random)!
            text = texts.line(script, characters: max(characters, 5), using: &random)
        case .noLetters:
            script = WritingSystem.allCases.randomElement(using: &random)!
            text = ScriptTexts.number(using: &random)
            if characters > 20 { text += " " + ScriptTexts.number(using: &random) }
            if Int.random(in: 0..<5, using: &random) == 0 { return pattern(&random) }
        }
        let level = Degradation.Level.allCases.randomElement(using: &random)!
        let families = ScriptFonts.families(script, half)
        var picture = try LinePicture.drawn(text, families, level, margin: 0.05...0.35, using: &random)
        if case .upsideDown = kind { picture = picture.oriented(.down) }
        return ScriptSample(
            kind: kind, text: text, letters: LineLetters(text).counts.values.reduce(0, +), level: level,
            image: LinePicture.line(picture))
    }

    /// A picture that is no text: noise, stripes, a ramp, boxes.
    private func pattern(_ random: inout SeededGenerator) -> ScriptSample {
        let width = Int.random(in: 30...600, using: &random), height = Int.random(in: 16...60, using: &random)
        let kind = Int.random(in: 0..<5, using: &random)
        let period = Int.random(in: 3...30, using: &random), phase = Int.random(in: 0..<9, using: &random)
        var bytes = [UInt8](repeating: 255, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let value: Int
                switch kind {
                case 0: value = Int.random(in: 0...255, using: &random)
                case 1: value = (x + phase) % period < period / 2 ? 0 : 255
                case 2: value = (x + y * (phase - 4)) % period < period / 2 ? 30 : 220
                case 3: value = 255 * x / width
                default: value = (x / period * 7919 + y / period * 104_729 + phase) % 3 == 0 ? 0 : 255
                }
                bytes[y * width + x] = UInt8(max(0, min(value, 255)))
            }
        }
        let picture = PixelBuffer(width: width, height: height, format: .gray8) { $0.copyBytes(from: bytes) }
        return ScriptSample(kind: .noLetters, text: "", letters: 0, level: .clean, image: LinePicture.line(picture))
    }
}
