internal import Foundation
internal import SightGeometry
package import SightImage

/// From a picture to its lines of text: detection, page rotation, recognition, words, order.
package struct TextReader: Sendable {
    private let detector: any TextDetector
    private let recognizer: any TextRecognizer
    private let parameters: Parameters

    package struct Parameters: Sendable {
        /// Lines whose letters are less certain than this on average are no text that could be read.
        package var minimumProbability = 0.6
        /// A page whose long lines read this well stands the right way up.
        package var uprightProbability = 0.8
        /// A line, and a page by its long lines, with fewer letters is not turned over.
        package var lettersToTurn = 3
        /// How many long lines decide which way up a page is.
        package var probeLines = 6
        /// How many lines of equal width share a run of the network. On two cores one is as fast as more.
        package var batchSize = 1
        /// How many runs are prepared or under way at a time.
        package var concurrentRuns = 4
        /// The line's confidence from its letters.
        package var confidence = LineConfidence.small
        /// A word's confidence from its letters.
        package var wordConfidence = WordConfidence.small
        package var joining = LineJoining()
        package var spacing = WordSpacing()
        /// What is known of the words that may stand on the page; nil leaves the text as it was seen.
        package var correction: TextCorrection?
        /// How many readings of each line are wanted.
        package var candidates = 1

        package init() {}
    }

    /// The lines of a page in reading order, in pixels of the picture.
    package struct Page: Sendable, Hashable {
        package var rotation: PageRotation
        package var lines: [TextLine]
    }

    package init(detector: any TextDetector, recognizer: any TextRecognizer, parameters: Parameters = Parameters()) {
        self.detector = detector
        self.recognizer = recognizer
        self.parameters = parameters
    }

    /// Reads a picture as displayed.
    /// - Parameter minimumTextHeight: of a line's letters in pixels; lower lines are left out. Nil leaves none out.
    package func read(_ picture: PixelBuffer, minimumTextHeight: Double? = nil) async throws -> Page {
        let picture = picture.flattened()
        var regions = try await detector.regions(of: picture, minimumTextHeight: minimumTextHeight)
        regions = parameters.joining.joined(regions)
        // Heights are measured to about a twentieth: a line that is as high as was asked for stays.
        if let minimumTextHeight { regions.removeAll { $0.textHeight < 0.95 * minimumTextHeight } }
        guard !regions.isEmpty else { return Page(rotation: .none, lines: []) }

        var candidates = regions.map { Candidate(region: $0) }
        let rotation = try await rotation(of: picture, &candidates)
        try await readAll(picture, &candidates, rotation)
        let read = candidates.filter { ($0.best?.reading.meanProbability ?? 0) >= parameters.minimumProbability }
        let lines = lines(
            read.compactMap { SpacedLine($0.best!, margin: $0.region.margin, parameters.spacing) }, of: picture)
        let order = ReadingOrder.ofSingleColumn(lines.map { $0.quad.map(rotation.upright) })
        return Page(rotation: rotation, lines: order.map { lines[$0] })
    }

    // MARK: - Reading

    /// A detected line and the readings of it so far.
    private struct Candidate {
        let region: TextRegion
        var readings: [PageRotation: Attempt] = [:]
        /// The reading that counts.
        var best: Attempt?
    }

    private struct Attempt {
        let image: LineImage
        let reading: LineReading
    }

    /// A line to be read one way.
    private struct Request {
        let index: Int
        let rotation: PageRotation
    }

    /// Reads lines the ways that are asked for, unless they were already, a few runs at a time.
    private func read(_ requests: [Request], of picture: PixelBuffer, _ candidates: inout [Candidate]) async throws {
        let open = requests.filter { candidates[$0.index].readings[$0.rotation] == nil }
        guard !open.isEmpty else { return }
        let shapes = open.map { request in
            (request, LineShape(quad: request.rotation.asRead(candidates[request.index].region.quad)))
        }
        // Lines of equal width are neighbours, the longest first: the last run to end is a short one.
        let sorted = shapes.sorted { ($0.1.paddedWidth, $1.0.index) > ($1.1.paddedWidth, $0.0.index) }
        var batches: [[(Request, LineShape)]] = []
        for item in sorted {
            if let last = batches.last, last.count < parameters.batchSize, last[0].1.paddedWidth == item.1.paddedWidth {
                batches[batches.count - 1].append(item)
            } else {
                batches.append([item])
            }
        }
        let recognizer = recognizer
        try await withThrowingTaskGroup(of: (Int, [Attempt]).self) { group in
            var next = 0
            func add() {
                guard next < batches.count else { return }
                let index = next
                let lines = batches[index].map(\.1)
                next += 1
                group.addTask {
                    try Task.checkCancellation()
                    let images = lines.map { $0.image(of: picture) }
                    let readings = try await recognizer.read(images)
                    return (index, zip(images, readings).map(Attempt.init))
                }
            }
            for _ in 0..<parameters.concurrentRuns { add() }
            while let (index, attempts) = try await group.next() {
                for ((request, _), attempt) in zip(batches[index], attempts) {
                    candidates[request.index].readings[request.rotation] = attempt
                }
                add()
            }
        }
    }

    // MARK: - Page rotation

    /// Boxes tell the axis of the text, and the recognizer, which is far less certain of letters upside down, its direction:
    /// 80 of 80 pages right, where a classifier had 79. Upright pages pay nothing, since the lines are needed anyway.
    private func rotation(of picture: PixelBuffer, _ candidates: inout [Candidate]) async throws -> PageRotation {
        let lengths = candidates.map { max($0.region.quad.width, $0.region.quad.height) }
        let tall = zip(candidates, lengths).filter { $0.0.region.isTall }.reduce(0) { $0 + $1.1 }
        let isSideways = tall >= 0.5 * lengths.reduce(0, +)
        let first: PageRotation = isSideways ? .counterclockwise : .none
        let probes = candidates.indices
            .filter { candidates[$0].region.isTall == isSideways }
            .sorted { (lengths[$0], $1) > (lengths[$1], $0) }
            .prefix(parameters.probeLines)
        guard !probes.isEmpty else { return first }

        func certainty(_ rotation: PageRotation) async throws -> Double {
            try await read(probes.map { Request(index: $0, rotation: rotation) }, of: picture, &candidates)
            return probes.reduce(0) { $0 + candidates[$1].readings[rotation]!.reading.meanProbability }
                / Double(probes.count)
        }
        let upright = try await certainty(first)
        if upright >= parameters.uprightProbability { return first }
        // A letter or two may look like others on their head.
        let letters = probes.reduce(0) { $0 + candidates[$1].readings[first]!.reading.characters.count }
        guard letters >= parameters.lettersToTurn else { return first }
        return try await certainty(first.opposite) > upright ? first.opposite : first
    }

    private func readAll(_ picture: PixelBuffer, _ candidates: inout [Candidate], _ rotation: PageRotation) async throws
    {
        let isSideways = rotation == .clockwise || rotation == .counterclockwise
        // Against the page's grain: a column of letters, a turned word, or one narrow letter.
        let (along, across) = candidates.indices.reduce(into: ([Int](), [Int]())) { split, i in
            let quad = candidates[i].region.quad
            let isAcross = isSideways ? quad.width >= 1.5 * quad.height : quad.height >= 1.5 * quad.width
            if isAcross { split.1.append(i) } else { split.0.append(i) }
        }
        let turned = PageRotation(rawValue: (rotation.rawValue + 270) % 360)!
        let waysAcross = { (quad: Quad) -> [PageRotation] in
            let ratio = max(quad.height / max(quad.width, 1), quad.width / max(quad.height, 1))
            return ratio < 4 ? [rotation, turned, turned.opposite] : [turned, turned.opposite]
        }
        let requests =
            along.map { Request(index: $0, rotation: rotation) }
            + across.flatMap { i in waysAcross(candidates[i].region.quad).map { Request(index: i, rotation: $0) } }
        try await read(requests, of: picture, &candidates)
        // A line on its head amid upright ones: it reads badly, and well from the other side.
        let doubtful = along.filter { i in
            let reading = candidates[i].readings[rotation]!.reading
            return reading.meanProbability < parameters.uprightProbability
                && reading.characters.count >= parameters.lettersToTurn
        }
        try await read(doubtful.map { Request(index: $0, rotation: rotation.opposite) }, of: picture, &candidates)

        for i in candidates.indices {
            let readings = candidates[i].readings
            // The page's own direction wins unless another one is clearly better.
            candidates[i].best =
                PageRotation.allCases
                .compactMap { way in readings[way].map { (way, $0) } }
                .max { score($0, rotation) < score($1, rotation) }?.1
        }
    }

    private func score(_ attempt: (way: PageRotation, attempt: Attempt), _ rotation: PageRotation) -> Double {
        attempt.attempt.reading.meanProbability + (attempt.way == rotation ? 0.1 : 0)
    }

    // MARK: - Lines

    /// A line divided into words.
    private struct SpacedLine {
        let image: LineImage
        let ink: InkProfile?
        /// Rows of the image above and below the letters, as far as the detector knows.
        let inset: Int
        var spaced: SpacedReading

        /// - Parameter margin: how far the line's quad reaches beyond its letters.
        init?(_ attempt: Attempt, margin: Double, _ spacing: WordSpacing) {
            guard !attempt.reading.characters.isEmpty else { return nil }
            image = attempt.image
            inset = Int((margin / image.shape.quad.height * Double(LineShape.height)).rounded())
            ink = InkProfile(image.pixels, inset: inset)
            let reading = LetterForms.settled(attempt.reading)
            spaced = SpacedReading(reading: reading, words: spacing.words(of: reading, ink: ink))
        }
    }

    private func lines(_ lines: [SpacedLine], of picture: PixelBuffer) -> [TextLine] {
        let correction = parameters.correction?.ofPage(lines.map(\.spaced))
        return lines.map { line in
            let read = line.spaced
            let best = correction.map { $0.corrected(read) } ?? read
            let hypotheses = CTCBeamSearch().hypotheses(of: read.reading.steps[...], space: read.reading.alphabet.space)
            let confidence = parameters.confidence.confidence(of: best, hypotheses)
            var text = textLine(best, confidence, line, of: picture)
            guard parameters.candidates > 1 else { return text }
            let search = CandidateSearch(spacing: parameters.spacing, count: parameters.candidates)
            var most = min(confidence, 1 - confidence)
            for candidate in search.candidates(of: read, hypotheses, ink: line.ink, besides: text.text) {
                // No surer than the ones before, and all but the best share what the best leaves.
                most = min(most, confidence * exp(min(candidate.logOdds, 0)))
                let other = textLine(candidate.spaced, most, line, of: picture)
                text.alternatives.append(TextCandidate(text: other.text, confidence: most, words: other.words))
            }
            return text
        }
    }

    private func textLine(
        _ spaced: SpacedReading, _ confidence: Double, _ line: SpacedLine, of picture: PixelBuffer
    ) -> TextLine {
        let reading = spaced.reading, image = line.image
        let boxes = WordBoxes(
            reading, words: spaced.words, ink: line.ink, width: image.pixels.width, inset: line.inset)
        let map = Homography(
            rectangleOfWidth: Double(image.pixels.width), height: Double(LineShape.height), to: image.shape.quad)
        func quad(_ columns: WordBoxes.Span, _ rows: WordBoxes.Span) -> Quad {
            Quad(
                Rectangle(
                    x: columns.start, y: rows.start, width: columns.end - columns.start, height: rows.end - rows.start)
            )
            .map { map($0) }.clamped(width: Double(picture.width), height: Double(picture.height))
        }
        let confidences = parameters.wordConfidence.confidences(of: spaced)
        let textWords = spaced.words.indices.map { w in
            let word = spaced.words[w]
            return TextWord(
                text: spaced.text(of: word), confidence: confidences[w], quad: quad(boxes.words[w], boxes.wordRows[w]),
                characters: word.map { i in
                    TextCharacter(
                        text: reading.characters[i].letter, confidence: Double(reading.characters[i].probability),
                        quad: quad(boxes.characters[i], boxes.wordRows[w]))
                }
            )
        }
        return TextLine(
            text: spaced.text,
            confidence: confidence,
            quad: quad(WordBoxes.Span(start: boxes.words.first!.start, end: boxes.words.last!.end), boxes.rows),
            words: textWords
        )
    }
}
