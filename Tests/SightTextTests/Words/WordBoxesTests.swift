import SightImage
import SightText
import SightTestSupport
import Testing

@Suite("Word boxes")
struct WordBoxesTests {
    static let letters = [6..<18, 22..<34, 38..<50, 70..<82, 86..<98, 126..<138]
    static let words = [0..<3, 3..<5, 5..<6]

    @Test(arguments: [(UInt8(0), UInt8(255)), (255, 0), (90, 140)])
    func `boxes hold the ink of their words, a pixel around it, and share nothing`(ink: UInt8, ground: UInt8) throws {
        let line = LineDrawing(width: 150, letters: Self.letters, ink: ink, ground: ground)
        let boxes = WordBoxes(
            line.reading, words: Self.words, ink: InkProfile(line.pixels, inset: 9), width: 150, inset: 9)
        let expected = [5.0...51, 69...99, 125...139]
        #expect(boxes.words.map { $0.start...$0.end } == expected)
        // The letters fill their word without gaps, and hold their own ink.
        for (word, span) in zip(Self.words, boxes.words) {
            let letters = boxes.characters[word]
            #expect(letters.first?.start == span.start && letters.last?.end == span.end)
            for (a, b) in zip(letters, letters.dropFirst()) { #expect(a.end == b.start) }
        }
        for (letter, span) in zip(Self.letters, boxes.characters) {
            #expect(span.start <= Double(letter.lowerBound) && span.end >= Double(letter.upperBound))
        }
    }

    @Test
    func `a word of low letters takes two fifths of the room to the highest and the lowest of its line`() throws {
        let line = LineDrawing(width: 150, letters: Self.letters, rows: 20..<32)
        // The second word has a letter that reaches from 12 to 40.
        let plain = line.pixels
        let picture = PixelBuffer.made(width: 150, height: 48, format: .rgb8) { x, y in
            (70..<74).contains(x) && (12..<40).contains(y) ? [0, 0, 0] : plain.pixel(x, y)
        }
        let ink = InkProfile(picture, inset: 9)
        let boxes = WordBoxes(line.reading, words: Self.words, ink: ink, width: 150, inset: 9)
        #expect(boxes.rows == WordBoxes.Span(start: 11.5, end: 40.5))
        #expect(boxes.wordRows[1] == boxes.rows)
        #expect(abs(boxes.wordRows[0].start - 16.3) < 1e-9 && abs(boxes.wordRows[0].end - 35.7) < 1e-9)
        #expect(boxes.wordRows[2] == boxes.wordRows[0])
    }

    @Test
    func `a narrow letter that ends before the place where it is seen ends its word`() throws {
        // A full stop at the end of each word.
        let letters = [6..<18, 22..<34, 37..<40, 70..<82, 86..<98, 101..<104]
        let line = LineDrawing(width: 150, letters: letters)
        var reading = line.reading
        for i in [2, 5] {
            reading.characters[i].firstStep += 1
            reading.characters[i].lastStep += 1
        }
        let boxes = WordBoxes(
            reading, words: [0..<3, 3..<6], ink: InkProfile(line.pixels, inset: 9), width: 150, inset: 9)
        #expect(boxes.words.map(\.end) == [41, 105])
        #expect(boxes.words.map(\.start) == [5, 69])
    }

    @Test
    func `without a picture boxes stand where the letters were seen, in order and inside`() {
        let line = LineDrawing(width: 150, letters: Self.letters)
        let boxes = WordBoxes(line.reading, words: Self.words, ink: nil, width: 150, inset: 9)
        for (a, b) in zip(boxes.words, boxes.words.dropFirst()) { #expect(a.start < a.end && a.end <= b.start + 2) }
        #expect(boxes.rows == WordBoxes.Span(start: 9, end: 39) && boxes.wordRows.allSatisfy { $0 == boxes.rows })
        #expect(boxes.words.allSatisfy { $0.start >= 0 && $0.end <= 150 })
    }

    @Test(arguments: 0..<50)
    func `whatever the letters and the picture, spans are in order and inside the line`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let width = Int.random(in: 8...400, using: &generator)
        let steps = (width + 7) / 8
        let places = Set(
            (0..<Int.random(in: 1...steps, using: &generator)).map { _ in Int.random(in: 0..<steps, using: &generator) }
        )
        let characters = places.sorted().map { CTCCharacter(letter: "a", probability: 1, firstStep: $0, lastStep: $0) }
        let reading = LineReading(
            characters: characters,
            steps: [CTCStep](repeating: CTCStep(best: 0, probability: 1, space: 0), count: steps), spaceClass: 9,
            pixelsPerStep: 8)
        var words: [Range<Int>] = []
        var start = 0
        while start < characters.count {
            let end = Int.random(in: (start + 1)...characters.count, using: &generator)
            words.append(start..<end)
            start = end
        }
        let bars = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
            let x = Int.random(in: 0..<width, using: &generator)
            return x..<min(x + Int.random(in: 1...20, using: &generator), width)
        }
        let ink = InkProfile(LineDrawing(width: width, letters: bars).pixels, inset: 9)
        let boxes = WordBoxes(reading, words: words, ink: ink, width: width, inset: 9)
        #expect(boxes.words.count == words.count && boxes.characters.count == characters.count)
        for span in boxes.words + boxes.characters {
            #expect(span.start >= 0 && span.start <= span.end && span.end <= Double(width))
        }
        for span in boxes.words { #expect(span.end > span.start) }
        #expect(boxes.wordRows.count == words.count)
        for span in boxes.wordRows + [boxes.rows] {
            #expect(span.start >= 0 && span.start < span.end && span.end <= Double(LineShape.height))
            #expect(span.start >= boxes.rows.start && span.end <= boxes.rows.end)
        }
    }
}
