import Foundation
import SightGeometry
import SightImage
import SightSheets
import SightTestSupport
import SightText

/// A drawn line whose script is known.
struct ScriptSample {
    let kind: ScriptClass
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
        let degradation = Degradation(level, using: &random)
        let height = Double.random(in: 0..<1, using: &random)
        let pixels = 12 * exp2(height * 2.3)  // 12 to 60, the small ones more often
        let family = ScriptFonts.families(script, half).randomElement(using: &random)!
        let font = RenderedFont(family, size: pixels * degradation.reduction)
        let ink = try RenderedLine(text.filter { $0 != "&" && $0 != "<" }, font: font, words: false).ink
        let margin = Int((font.size * Double.random(in: 0.05...0.35, using: &random)).rounded(.up)) + 1
        var picture = try degradation.applied(to: ink.framed(margin), using: &random)
        if Int.random(in: 0..<6, using: &random) == 0 { picture = picture.inverted() }
        if case .upsideDown = kind { picture = picture.oriented(.down) }
        return ScriptSample(
            kind: kind, letters: LineLetters(text).counts.values.reduce(0, +), level: level, image: Self.line(picture))
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
        return ScriptSample(kind: .noLetters, letters: 0, level: .clean, image: Self.line(picture))
    }

    private static func line(_ picture: PixelBuffer) -> LineImage {
        let whole = Quad(
            Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)))
        return LineShape(quad: whole).image(of: picture)
    }
}

extension PixelBuffer {
    /// With white around it.
    fileprivate func framed(_ margin: Int) -> PixelBuffer {
        PixelBuffer(width: width + 2 * margin, height: height + 2 * margin, format: .gray8) { out in
            for i in out.indices { out[i] = 255 }
            withUnsafeBytes { source in
                for y in 0..<height {
                    for x in 0..<width {
                        out[(y + margin) * (width + 2 * margin) + x + margin] = source[y * bytesPerRow + x]
                    }
                }
            }
        }
    }

    fileprivate func inverted() -> PixelBuffer {
        PixelBuffer(width: width, height: height, format: format) { out in
            withUnsafeBytes { source in
                for i in out.indices { out[i] = 255 - source[i] }
            }
        }
    }
}
