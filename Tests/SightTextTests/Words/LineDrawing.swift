import SightImage
import SightTestSupport
import SightText

/// The image of a line whose letters are bars.
struct LineDrawing {
    var width: Int
    /// Columns of each letter.
    var letters: [Range<Int>]
    var rows = 12..<36
    var ink: UInt8 = 0
    var ground: UInt8 = 255

    var pixels: PixelBuffer {
        .made(width: width, height: LineShape.height, format: .rgb8) { x, y in
            let isInk = rows.contains(y) && letters.contains { $0.contains(x) }
            return [UInt8](repeating: isInk ? ink : ground, count: 3)
        }
    }

    /// What a perfect recognizer would see: each letter at its middle, of a step of 8 pixels.
    var reading: LineReading {
        let centers = letters.map { ($0.lowerBound + $0.upperBound) / 2 / 8 }
        var steps = [CTCStep](repeating: CTCStep(best: 0, probability: 0.9, space: 0), count: (width + 7) / 8)
        for center in centers { steps[center].best = 1 }
        let characters = centers.map { CTCCharacter(letter: "a", probability: 0.9, firstStep: $0, lastStep: $0) }
        return LineReading(characters: characters, steps: steps, spaceClass: 9, pixelsPerStep: 8)
    }
}

extension LineReading {
    /// A reading of which only the class of the space matters.
    init(characters: [CTCCharacter], steps: [CTCStep], spaceClass: Int, pixelsPerStep: Double) {
        let letters = (1..<max(spaceClass, 1)).map { String(UnicodeScalar(UInt8(96 + $0 % 26))) }
        self.init(
            characters: characters, steps: steps,
            alphabet: Alphabet(lines: letters.joined(separator: "\n") + (letters.isEmpty ? "" : "\n")),
            pixelsPerStep: pixelsPerStep)
    }
}
