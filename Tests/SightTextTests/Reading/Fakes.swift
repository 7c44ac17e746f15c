import SightGeometry
import SightImage
import SightTestSupport
import SightText

/// Finds what it was told.
struct FakeDetector: TextDetector {
    var found: [TextRegion]

    func regions(of picture: PixelBuffer, minimumTextHeight: Double?) async throws -> [TextRegion] { found }
}

/// Reads bars of `BarPicture`: the first letter tells which bar it is. Upright bars are read with certainty, others are
/// not.
struct FakeRecognizer: LineRecognizer {
    var certain: Float = 0.95
    var uncertain: Float = 0.65
    /// Counts the lines of each call.
    var calls = Occupancy()
    var mostLines = Occupancy()
    var willRead: @Sendable () async throws -> Void = {}
    var source: LineReading.Source { .network }

    func read(_ lines: [LineImage]) async throws -> [LineReading] {
        try await willRead()
        calls.enter()
        mostLines.enter(lines.count)
        defer {
            calls.leave()
            mostLines.leave(lines.count)
        }
        await Task.yield()
        return lines.map { line in
            let pixels = line.pixels
            let isUpright = pixels.pixel(pixels.width / 8, 24)[0] < 20 && pixels.pixel(pixels.width / 2, 36)[0] == 255
            let name = String(
                UnicodeScalar(UInt8(ascii: "A") + (isUpright ? pixels.pixel(pixels.width / 2, 14)[0] / 5 - 8 : 0)))
            let probability = isUpright ? certain : uncertain
            // As many steps as a real recognizer has.
            let count = line.shape.paddedWidth / 8
            let characters = [name, "x", "y"].enumerated().map { i, letter in
                CTCCharacter(letter: letter, probability: probability, firstStep: 2 * i, lastStep: 2 * i)
            }
            var steps = [CTCStep](repeating: CTCStep(best: 0, probability: probability, space: 0), count: max(count, 6))
            for i in 0..<3 { steps[2 * i].best = 1 }
            return LineReading(characters: characters, steps: steps, spaceClass: 2, pixelsPerStep: 8)
        }
    }
}

/// A picture of bars instead of lines: each begins with a black head, then has its own shade above and white below, so
/// that a bar read the wrong way can be told from one read the right way.
struct BarPicture {
    private var scene: Scene
    private(set) var regions: [TextRegion] = []

    init(width: Int, height: Int) {
        scene = Scene(width: width, height: height, shade: 200)
    }

    /// The letter that the fake recognizer reads of the bar with this number.
    static func letter(_ number: Int) -> String { String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number))) }

    mutating func add(x: Int, y: Int, width: Int, height: Int, isUpsideDown: Bool = false, textHeight: Double? = nil) {
        let shade = UInt8(40 + 5 * regions.count)
        scene.fill(x: x, y: y, width: width, height: height, shade: 255)
        if isUpsideDown {
            scene.fill(x: x, y: y + height / 2, width: width, height: height - height / 2, shade: shade)
            scene.fill(x: x + width - width / 4, y: y, width: width / 4, height: height, shade: 0)
        } else {
            scene.fill(x: x, y: y, width: width, height: height / 2, shade: shade)
            scene.fill(x: x, y: y, width: width / 4, height: height, shade: 0)
        }
        let quad = Quad(Rectangle(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
        regions.append(
            TextRegion(quad: quad, margin: (Double(height) - (textHeight ?? 0.6 * Double(height))) / 2, score: 0.9))
    }

    var picture: PixelBuffer { scene.picture }

    /// The picture as it is when it has to be turned by `rotation` to be upright, with the boxes where they then are.
    func turned(_ rotation: PageRotation) -> (picture: PixelBuffer, regions: [TextRegion]) {
        let width = Double(scene.width), height = Double(scene.height)
        let orientation: Orientation =
            switch rotation {
            case .none: .up
            case .clockwise: .left
            case .half: .down
            case .counterclockwise: .right
            }
        let moved = regions.map { region in
            let quad = region.quad.map { p in
                switch rotation {
                case .none: p
                case .clockwise: Point(x: p.y, y: width - p.x)
                case .half: Point(x: width - p.x, y: height - p.y)
                case .counterclockwise: Point(x: height - p.y, y: p.x)
                }
            }
            return TextRegion(quad: Quad(quad.boundingBox), margin: region.margin, score: region.score)
        }
        return (picture.oriented(orientation), moved)
    }
}
