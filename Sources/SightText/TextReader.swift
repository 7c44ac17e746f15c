internal import Foundation
internal import SightGeometry
package import SightImage

/// From a picture to its lines of text: detection, page rotation, recognition, words, order.
package struct TextReader: Sendable {
    private let detector: any TextDetector
    private var recognizer: any LineRecognizer
    private let parameters: Parameters

    package struct Parameters: Sendable {
        /// Lines whose letters are less certain than this on average are no text that could be read.
        package var minimumProbability = 0.6
        /// A line whose letters are less certain than this on average may stand on its head.
        package var uprightProbability = 0.8
        /// A page whose long lines are read with this certainty stands the right way up, if they have enough letters.
        package var uprightCertainty = 0.89
        /// Fewer letters are not trusted the first way they are read.
        package var lettersToTrust = 30
        /// With fewer letters not even the axis of the text is certain.
        package var lettersToTellAxis = 8
        /// A line, and a page by its long lines, with fewer letters is not turned over.
        package var lettersToTurn = 3
        /// How many long lines decide which way up a page is.
        package var probeLines = 6
        /// How many of them are read first: once they are known to be in the script of another recognizer, that reads the rest.
        package var firstProbes = 2
        /// How many lines of equal width share a run of the network. On two cores one is as fast as more.
        package var batchSize = 1
        /// How many runs are prepared or under way at a time.
        package var concurrentRuns = 4
        /// The confidence of a line that the network read, from its letters.
        package var confidence = LineConfidence.small
        /// That of its words.
        package var wordConfidence = WordConfidence.small
        package var joining = LineJoining()
        /// Of the pieces of columns: their marks leave most of a cell empty, and a blank all of it.
        package var columnJoining = LineJoining(widestGap: 1.2)
        package var spacing = WordSpacing()
        /// What is known of the words that may stand on the page; nil leaves the text as it was seen.
        package var correction: TextCorrection?
        /// Tells the languages of lines; nil leaves them untold.
        package var languages: PageLanguages?
        /// How many readings of each line are wanted.
        package var candidates = 1

        package init() {}
    }

    /// The lines of a page in reading order, in pixels of the picture.
    package struct Page: Sendable, Hashable {
        package var rotation: PageRotation
        package var lines: [TextLine]
        /// The packs that read some of the lines, by their names.
        package var packs: Set<String> = []
    }

    package init(detector: any TextDetector, recognizer: any LineRecognizer, parameters: Parameters = Parameters()) {
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
        let count = regions.count
        // Heights are measured to about a twentieth: a line that is as high as was asked for stays.
        if let minimumTextHeight { regions.removeAll { $0.textHeight < 0.95 * minimumTextHeight } }
        let hasLower = regions.count < count
        var candidates = regions.map { Candidate(region: $0) }
        var direction = ReadingDirection(rotation: .none)
        if !candidates.isEmpty {
            direction = try await self.direction(of: picture, &candidates)
            if direction.isColumn { joinColumns(&candidates) }
            let reader = focused(on: candidates, direction)
            try await reader.revise(&candidates, direction)
            try await reader.readAll(picture, &candidates, direction)
        }
        if !hasLower, let lone = try await loneInk(picture, candidates, minimumTextHeight) {
            candidates = [lone]
            direction = ReadingDirection(rotation: .none)
        }
        let read = candidates.filter { ($0.best?.reading.meanProbability ?? 0) >= parameters.minimumProbability }
        let spaced = read.compactMap { SpacedLine($0.best!, margin: $0.region.margin, parameters.spacing) }
        let lines = lines(spaced, of: picture)
        let order = ReadingOrder.ofPage(
            zip(lines, spaced).map { ($0.quad.map(direction.rotation.upright), $1.column != nil) })
        let packs = spaced.reduce(into: Set<String>()) {
            if case .packs(let names) = $1.spaced.reading.source { $0.formUnion(names) }
        }
        return Page(rotation: direction.rotation, lines: withLanguages(order.map { lines[$0] }), packs: packs)
    }

    // MARK: - Reading

    /// A detected line and the readings of it so far.
    private struct Candidate {
        let region: TextRegion
        var readings: [ReadingDirection: Attempt] = [:]
        /// The reading that counts.
        var best: Attempt?
    }

    private struct Attempt {
        let image: LineImage
        var reading: LineReading
        /// Where it was read as a column.
        var column: StackedColumn?
    }

    /// A line to be read one way.
    private struct Request {
        let index: Int
        let direction: ReadingDirection
    }

    /// What a request reads.
    private enum Source {
        case line(LineShape)
        case column(StackedColumn)

        var paddedWidth: Int {
            switch self {
            case .line(let shape): shape.paddedWidth
            case .column(let column): column.image.shape.paddedWidth
            }
        }

        var column: StackedColumn? {
            if case .column(let column) = self { column } else { nil }
        }

        func image(of picture: PixelBuffer) -> LineImage {
            switch self {
            case .line(let shape): shape.image(of: picture)
            case .column(let column): column.image
            }
        }
    }

    /// Reads lines the ways that are asked for, unless they were already, a few runs at a time. What cannot be a column is not
    /// read as one.
    /// - Parameter isGlance: whether the readings will be revised.
    private func read(
        _ requests: [Request], of picture: PixelBuffer, _ candidates: inout [Candidate], isGlance: Bool = false
    ) async throws {
        let open = requests.filter { candidates[$0.index].readings[$0.direction] == nil }
        guard !open.isEmpty else { return }
        let sources = open.compactMap { request -> (Request, Source)? in
            let quad = request.direction.rotation.asRead(candidates[request.index].region.quad)
            if request.direction.isColumn {
                return StackedColumn(quad, of: picture).map { (request, .column($0)) }
            }
            return (request, .line(LineShape(quad: quad)))
        }
        // Lines of equal width are neighbours, the longest first: the last run to end is a short one.
        let sorted = sources.sorted { ($0.1.paddedWidth, $1.0.index) > ($1.1.paddedWidth, $0.0.index) }
        var batches: [[(Request, Source)]] = []
        for item in sorted {
            if let last = batches.last, last.count < parameters.batchSize, last[0].1.paddedWidth == item.1.paddedWidth {
                batches[batches.count - 1].append(item)
            } else {
                batches.append([item])
            }
        }
        let read = try await limited(batches) { [recognizer] batch in
            let images = batch.map { $0.1.image(of: picture) }
            let readings = try await isGlance ? recognizer.glance(at: images) : recognizer.read(images)
            return zip(batch, zip(images, readings)).map { item, attempt in
                (item.0, Attempt(image: attempt.0, reading: attempt.1, column: item.1.column))
            }
        }
        for (request, attempt) in read.joined() { candidates[request.index].readings[request.direction] = attempt }
    }

    /// What becomes of some pieces of work, a few of them under way at a time.
    private func limited<Work: Sendable, Result: Sendable>(
        _ work: [Work], _ run: @escaping @Sendable (Work) async throws -> Result
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: Result.self) { group in
            var results: [Result] = []
            for (i, piece) in work.enumerated() {
                if i >= parameters.concurrentRuns, let result = try await group.next() { results.append(result) }
                group.addTask {
                    try Task.checkCancellation()
                    return try await run(piece)
                }
            }
            for try await result in group { results.append(result) }
            return results
        }
    }

    // MARK: - Direction

    /// Which way up a page is, and whether its text stands in columns.
    ///
    /// Boxes tell the axis of the text, and the recognizer, which is far less certain of letters upside down, its direction.
    /// Upright pages pay nothing, since the lines are needed anyway. Where there is little text, all ways are compared.
    private func direction(of picture: PixelBuffer, _ candidates: inout [Candidate]) async throws -> ReadingDirection {
        let lengths = candidates.map { max($0.region.quad.width, $0.region.quad.height) }
        // What is about as wide as high, a word of two letters, may run either way.
        let tall = candidates.indices.filter { candidates[$0].region.isTall }
        let wide = candidates.indices.filter { candidates[$0].region.isWide }
        let isSideways = tall.reduce(0) { $0 + lengths[$1] } > wide.reduce(0) { $0 + lengths[$1] }
        let first: PageRotation = isSideways ? .counterclockwise : .none
        let along = isSideways ? tall : wide
        let probes = (along.isEmpty ? Array(candidates.indices) : along)
            .sorted { (lengths[$0], $1) > (lengths[$1], $0) }
            .prefix(parameters.probeLines)

        /// How certain the probes are one way, and how many letters they have.
        func evidence(_ direction: ReadingDirection) async throws -> (certainty: Double, letters: Int) {
            let requests = probes.map { Request(index: $0, direction: direction) }
            var reader = self
            for some in [requests.prefix(parameters.firstProbes), requests.dropFirst(parameters.firstProbes)] {
                try await reader.read(Array(some), of: picture, &candidates, isGlance: true)
                try await focused(on: candidates, direction).revise(&candidates, direction)
                reader = focused(on: candidates, direction)
            }
            let readings = probes.compactMap { candidates[$0].readings[direction]?.reading }
            return (
                readings.reduce(0) { $0 + $1.certainty } / Double(probes.count),
                readings.reduce(0) { $0 + $1.characters.count }
            )
        }
        var best = ReadingDirection(rotation: first)
        var (certainty, letters) = try await evidence(best)
        let isCertain = certainty >= parameters.uprightCertainty
        if !isCertain || letters < parameters.lettersToTrust {
            let isLittle = along.isEmpty || letters < parameters.lettersToTellAxis
            // A letter or two look like others on their head.
            let bonus = letters < parameters.lettersToTurn ? 0.3 : 0.05
            var highest = certainty + (first == .none ? bonus : 0)
            for rotation in PageRotation.allCases where rotation != first && (isLittle || rotation == first.opposite) {
                let other = try await evidence(ReadingDirection(rotation: rotation))
                let value = other.certainty + (rotation == .none ? bonus : 0)
                if value > highest {
                    highest = value
                    best = ReadingDirection(rotation: rotation)
                    certainty = other.certainty
                }
            }
        }
        // Columns of upright characters, which can be read as lines on their side, but not well. What needs to be turned is
        // read the wrong way round as columns, with more doubt.
        let readings = probes.compactMap { candidates[$0].readings[best]?.reading }
        let isAcross = best.rotation == .clockwise || best.rotation == .counterclockwise
        if isAcross == isSideways, isSideways,
            certainty < parameters.uprightCertainty || 2 * readings.count(where: \.isWrittenInColumns) > readings.count
        {
            let columns = ReadingDirection(rotation: best.rotation.next, isColumn: true)
            if try await evidence(columns).certainty > certainty - 0.05 { return columns }
        }
        return best
    }

    /// A reader that expects what the lines show that are read one way.
    private func focused(on candidates: [Candidate], _ direction: ReadingDirection) -> TextReader {
        var reader = self
        reader.recognizer = recognizer.focused(on: candidates.compactMap { $0.readings[direction]?.reading })
        return reader
    }

    /// Brings readings up to what the recognizer knows now.
    private func revise(_ candidates: inout [Candidate], _ direction: ReadingDirection) async throws {
        let attempts = candidates.indices.compactMap { i in candidates[i].readings[direction].map { (i, $0) } }
        let revised = try await limited(attempts) { [recognizer] index, attempt in
            (index, try await recognizer.revised(attempt.reading, of: attempt.image))
        }
        for (index, reading) in revised { candidates[index].readings[direction]!.reading = reading }
    }

    /// Joins the pieces of a column that a mark or an empty cell has parted.
    private func joinColumns(_ candidates: inout [Candidate]) {
        let joined = parameters.columnJoining.joined(candidates.map(\.region))
        guard joined.count < candidates.count else { return }
        let known = Dictionary(candidates.map { ($0.region, $0) }, uniquingKeysWith: { first, _ in first })
        candidates = joined.map { known[$0] ?? Candidate(region: $0) }
    }

    /// The ink of a picture with hardly anything on it, where that reads better than what was detected.
    private func loneInk(
        _ picture: PixelBuffer, _ candidates: [Candidate], _ minimumTextHeight: Double?
    ) async throws -> Candidate? {
        let found = candidates.compactMap(\.best).filter {
            $0.reading.meanProbability >= parameters.minimumProbability
        }
        let letters = found.reduce(0) { $0 + $1.reading.characters.count }
        guard found.count <= 1, letters <= 2 else { return nil }
        guard let ink = LoneInk(picture), ink.size >= minimumTextHeight ?? 0 else { return nil }
        // What is read of it with ever more ground around it has to agree.
        let margins = [0.2, 0.5, 0.9]
        var attempts = found.filter { abs($0.image.shape.quad.angleOfTop) < 0.2 }.map { (nil as Double?, $0) }
        for margin in margins {
            let image = ink.line(margin: margin)
            attempts.append((margin, Attempt(image: image, reading: try await recognizer.read([image])[0])))
        }
        let texts = Dictionary(grouping: attempts) { $0.1.reading.characters.map(\.letter).joined() }
        let sums = texts.filter { !$0.key.isEmpty }.map { text, attempts in
            (text, attempts.reduce(0) { $0 + $1.1.reading.meanProbability })
        }
        guard let winner = sums.max(by: { ($0.1, $1.0) < ($1.1, $0.0) }),
            let (margin, attempt) = texts[winner.0]!.max(by: {
                $0.1.reading.meanProbability < $1.1.reading.meanProbability
            }), let margin, winner.1 >= 2.3 * parameters.minimumProbability
        else { return nil }
        let region = TextRegion(quad: attempt.image.shape.quad, margin: margin * ink.size, score: 1)
        return Candidate(region: region, best: attempt)
    }

    private func readAll(
        _ picture: PixelBuffer, _ candidates: inout [Candidate], _ direction: ReadingDirection
    ) async throws {
        let rotation = direction.rotation
        let isSideways = rotation == .clockwise || rotation == .counterclockwise
        // Against the page's grain: a column of letters, a turned word, or one narrow letter.
        let (along, across) = candidates.indices.reduce(into: ([Int](), [Int]())) { split, i in
            let region = candidates[i].region
            if isSideways ? region.isWide : region.isTall { split.1.append(i) } else { split.0.append(i) }
        }
        let level = ReadingDirection(rotation: rotation)
        let column = ReadingDirection(rotation: rotation, isColumn: true)
        // Text that runs down, and up.
        let turned = [rotation.next.opposite, rotation.next].map { ReadingDirection(rotation: $0) }
        func best(_ i: Int) -> (direction: ReadingDirection, attempt: Attempt)? {
            // The page's own direction wins unless another one is clearly better.
            candidates[i].readings.map { ($0.key, $0.value) }
                .max { (score($0, direction), $1.0.order) < (score($1, direction), $0.0.order) }
        }
        func isDoubtful(_ i: Int) -> Bool { (best(i)?.attempt.reading.certainty ?? 0) < parameters.uprightCertainty }

        var requests = along.map { Request(index: $0, direction: level) }
        for i in across {
            if direction.isColumn {
                requests.append(Request(index: i, direction: column))
            } else {
                let quad = candidates[i].region.quad
                let ratio = max(quad.height / max(quad.width, 1), quad.width / max(quad.height, 1))
                requests += ((ratio < 4 ? [level] : []) + turned).map { Request(index: i, direction: $0) }
            }
        }
        try await read(requests, of: picture, &candidates)

        // A line on its head amid upright ones: it reads badly, and well from the other side.
        requests = along.filter { i in
            let reading = candidates[i].readings[level]!.reading
            return reading.characters.count >= parameters.lettersToTurn
                && (reading.meanProbability < parameters.uprightProbability
                    || reading.certainty < parameters.uprightCertainty)
        }.map { Request(index: $0, direction: ReadingDirection(rotation: rotation.opposite)) }
        for i in across {
            if direction.isColumn {
                if isDoubtful(i) { requests += ([level] + turned).map { Request(index: i, direction: $0) } }
            } else if let best = best(i),
                isDoubtful(i) || best.direction == turned[0] && best.attempt.reading.isWrittenInColumns
            {
                requests.append(Request(index: i, direction: column))
            }
        }
        try await read(requests, of: picture, &candidates)
        for i in candidates.indices { candidates[i].best = best(i)?.attempt }
        try await dropPatterns(picture, &candidates)
    }

    /// Patterns such as those of codes look like an ideograph, and with a little more ground around them like another one.
    private func dropPatterns(_ picture: PixelBuffer, _ candidates: inout [Candidate]) async throws {
        for i in candidates.indices {
            guard let best = candidates[i].best, best.column == nil, best.reading.isLoneIdeograph,
                best.reading.meanProbability >= parameters.minimumProbability
            else { continue }
            let quad = best.image.shape.quad
            // One above another, as short columns are detected: more ground would reach the neighbour.
            let isInColumn = candidates.indices.contains { j in
                guard j != i, let other = candidates[j].best, other.reading.isLoneIdeograph else { return false }
                return other.image.shape.quad.center.distance(to: quad.center) < 1.6 * quad.height
            }
            guard !isInColumn else { continue }
            let image = LineShape(quad: quad.grown(by: 0.25 * quad.height)).image(of: picture)
            let again = try await recognizer.read([image])[0]
            let isConfirmed =
                again.meanProbability >= parameters.minimumProbability
                && again.characters.map(\.letter) == best.reading.characters.map(\.letter)
            if !isConfirmed { candidates[i].best = nil }
        }
    }

    private func score(_ attempt: (way: ReadingDirection, attempt: Attempt), _ page: ReadingDirection) -> Double {
        let isUpright = attempt.way.rotation == page.rotation
        return attempt.attempt.reading.certainty + (isUpright ? 0.1 : 0)
    }

    // MARK: - Lines

    /// A line divided into words.
    private struct SpacedLine {
        let image: LineImage
        let ink: InkProfile?
        /// Rows of the image above and below the letters, as far as the detector knows.
        let inset: Int
        /// The column that was laid out as this line; its characters stand in its cells and make one word.
        let column: StackedColumn?
        let spaced: SpacedReading

        /// - Parameter margin: how far the line's quad reaches beyond its letters.
        init?(_ attempt: Attempt, margin: Double, _ spacing: WordSpacing) {
            guard !attempt.reading.characters.isEmpty else { return nil }
            image = attempt.image
            inset = Int((margin / image.shape.quad.height * Double(LineShape.height)).rounded())
            ink = InkProfile(image.pixels, inset: inset)
            column = attempt.column
            let reading = LetterForms.settled(attempt.reading)
            spaced = SpacedReading(
                reading: reading,
                words: column == nil ? spacing.words(of: reading, ink: ink) : [reading.characters.indices])
        }
    }

    /// Lines in reading order with their languages: those of neighbours tell what a line alone does not.
    private func withLanguages(_ lines: [TextLine]) -> [TextLine] {
        guard let found = parameters.languages?.languages(of: lines.map(\.text)) else { return lines }
        return zip(lines, found.lines).map { line, language in
            let words = parameters.correction?.lexicon(of: language?.tag)
            var line = LanguageLetters.settled(line, in: language?.tag, words: words)
            line.language = language?.tag
            return line
        }
    }

    private func lines(_ lines: [SpacedLine], of picture: PixelBuffer) -> [TextLine] {
        let correction = parameters.correction?.ofPage(lines.map(\.spaced).filter { $0.reading.source == .network })
        return lines.map { line in
            let read = line.spaced
            let best = correction?.corrected(read) ?? read
            let hypotheses = CTCBeamSearch().hypotheses(of: read.reading.steps[...], space: read.reading.alphabet.space)
            let print = LinePrint(line.image)
            func evidence(of spaced: SpacedReading) -> LineEvidence {
                LineEvidence(spaced, print: print, familiarity: correction?.familiarity(of: spaced) ?? [])
            }
            let told = evidence(of: best)
            let weights = read.reading.source == .network ? parameters.confidence : .pack
            let confidence = weights.confidence(of: told, hypotheses)
            var text = textLine(told, confidence, line, of: picture)
            guard parameters.candidates > 1 else { return text }
            let search = CandidateSearch(
                spacing: line.column == nil ? parameters.spacing : nil, count: parameters.candidates)
            var most = min(confidence, 1 - confidence)
            for candidate in search.candidates(of: read, hypotheses, ink: line.ink, besides: text.text) {
                // No surer than the ones before, and all but the best share what the best leaves.
                most = min(most, confidence * exp(min(candidate.logOdds, 0)))
                let other = textLine(evidence(of: candidate.spaced), most, line, of: picture)
                text.alternatives.append(TextCandidate(text: other.text, confidence: most, words: other.words))
            }
            return text
        }
    }

    private func wordConfidences(of evidence: LineEvidence) -> [Double] {
        let weights = evidence.line.reading.source == .network ? parameters.wordConfidence : .pack
        return weights.confidences(of: evidence)
    }

    /// A line of a column, whose characters stand in their cells.
    private func textLine(
        _ evidence: LineEvidence, _ confidence: Double, _ column: StackedColumn, of picture: PixelBuffer
    ) -> TextLine {
        let spaced = evidence.line
        let quads = column.quads(of: spaced.reading).map {
            $0.clamped(width: Double(picture.width), height: Double(picture.height))
        }
        let first = quads.first!, last = quads.last!
        let word = TextWord(
            text: spaced.text(of: spaced.reading.characters.indices),
            confidence: wordConfidences(of: evidence)[0],
            quad: Quad(
                topLeft: first.topLeft, topRight: first.topRight, bottomRight: last.bottomRight,
                bottomLeft: last.bottomLeft),
            characters: zip(spaced.reading.characters, quads).map {
                TextCharacter(text: $0.letter, confidence: Double($0.probability), quad: $1)
            })
        return TextLine(
            text: word.text, confidence: confidence, quad: word.quad, words: [word], direction: .topToBottom)
    }

    private func textLine(
        _ evidence: LineEvidence, _ confidence: Double, _ line: SpacedLine, of picture: PixelBuffer
    ) -> TextLine {
        if let column = line.column { return textLine(evidence, confidence, column, of: picture) }
        let spaced = evidence.line
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
        let confidences = wordConfidences(of: evidence)
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
        let read = ReadWords(textWords)
        return TextLine(
            text: read.words.map(\.text).joined(separator: " "),
            confidence: confidence,
            quad: quad(WordBoxes.Span(start: boxes.words.first!.start, end: boxes.words.last!.end), boxes.rows),
            words: read.words,
            direction: read.direction
        )
    }
}

extension Quad {
    /// A parallelogram with every side moved outwards.
    fileprivate func grown(by distance: Double) -> Quad {
        let u = (topRight - topLeft) * (distance / max(width, 1e-6))
        let v = (bottomLeft - topLeft) * (distance / max(height, 1e-6))
        return Quad(
            topLeft: topLeft - u - v, topRight: topRight + u - v, bottomRight: bottomRight + u + v,
            bottomLeft: bottomLeft - u + v)
    }

    /// Radians of the upper edge against the picture's.
    fileprivate var angleOfTop: Double { atan2(topRight.y - topLeft.y, topRight.x - topLeft.x) }
}
