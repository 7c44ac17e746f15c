/// Reads lines in several scripts, each with what reads it best: the network of PP-OCR what it has letters for, packs of other
/// engines the rest.
///
/// The network tells, by the way, what script a line is in. A line in a script of a pack is read by the pack, and what stands on it
/// in Latin letters and digits is taken from the network where that is surer. Once a page is known to be in the script of a pack, its
/// lines are read by the pack first, and by the network only where something is left to see for it: a page costs what it costs
/// when its language is named.
package struct MultiscriptRecognizer: LineRecognizer {
    /// A script that packs read.
    package struct Script: Sendable {
        package let system: WritingSystem
        /// The languages that its lines may be in, the most important first; at least one.
        package let languages: [RecognitionLanguage]
        /// Reads a line in one of the languages; the first one's reads what is in none that is known.
        package let ofLanguage: @Sendable (RecognitionLanguage) -> any LineRecognizer
        /// Reads a line in one of the languages, knowing no letters but the script's own.
        package let alone: @Sendable (RecognitionLanguage) -> any LineRecognizer

        /// - Parameter alone: nil takes `ofLanguage`.
        package init(
            system: WritingSystem, languages: [RecognitionLanguage],
            ofLanguage: @escaping @Sendable (RecognitionLanguage) -> any LineRecognizer,
            alone: (@Sendable (RecognitionLanguage) -> any LineRecognizer)? = nil
        ) {
            self.system = system
            self.languages = languages
            self.ofLanguage = ofLanguage
            self.alone = alone ?? ofLanguage
        }
    }

    /// What reads a page that is known to be in a pack's script.
    private struct Expectation {
        let system: WritingSystem
        let recognizer: any LineRecognizer
        let alone: any LineRecognizer

        init(_ script: Script, _ language: RecognitionLanguage? = nil) {
            let language = language ?? script.languages[0]
            system = script.system
            recognizer = script.ofLanguage(language)
            alone = script.alone(language)
        }
    }

    private var network: any LineRecognizer
    private let scripts: [WritingSystem: Script]
    private let latin: [RecognitionLanguage]
    private let identifier: (any LanguageIdentifier)?
    private var expectation: Expectation?
    /// What the first lines of the page look like.
    private var seen: [Sight] = []

    private struct Sight {
        let scripts: ScriptProbabilities
        /// Its length: of a script that it does not know the network sees no more than a few signs.
        let weight: Double
        /// Whether it looks like a word of which the network can make no sense.
        let isStrange: Bool

        init?(_ reading: LineReading) {
            guard let scripts = reading.scripts, !reading.isOrnament else { return nil }
            self.scripts = scripts
            weight = Double(reading.steps.count)
            isStrange = reading.source != .network || reading.isStrange
        }
    }

    /// Packs whose letters are less probable than this on average leave the line to be read by the network too.
    private static let sureOfPack = 0.85
    /// A reading of the network that is more certain than this stands, unless the line is seen to be in another script.
    fileprivate static let sureOfNetwork = 0.9
    /// A reading in letters that look like Latin ones must not be less probable by this than the network's: TOTAL, ΤΟΤΑΙ.
    private static let leadOfLookalikes = 0.02
    /// The share of the letters of the first lines that tells a page's script: Latin names stand in texts of every kind.
    private static let shareOfScript = 0.5
    /// The share of the letters of the other first lines that shows that a script stands on a page.
    private static let shareOfOthers = 0.25
    /// The least probability of a script of which the picture of a line is sure. Lines of a few words have 0.94.
    private static let sureOfScript: Float = 0.5
    /// The least probability of a language of Latin script that a pack reads better.
    private static let sureOfLanguage = 0.6

    /// - Parameters:
    ///   - network: reads Latin letters at least.
    ///   - scripts: that packs read. Latin among them stands for the languages that a pack reads better than the network does.
    ///   - latin: the languages of Latin script that lines may be in.
    ///   - expected: the script of the pages, where no other one was asked for; nil where lines tell.
    ///   - identifier: tells languages of one script apart; nil takes the first one.
    package init(
        network: any LineRecognizer, scripts: [Script], latin: [RecognitionLanguage] = [],
        expected: WritingSystem? = nil, identifier: (any LanguageIdentifier)? = nil
    ) {
        self.network = network
        self.scripts = Dictionary(scripts.map { ($0.system, $0) }, uniquingKeysWith: { first, _ in first })
        self.latin = latin
        self.identifier = identifier
        expectation = expected.flatMap { self.scripts[$0] }.map { Expectation($0) }
    }

    package var source: LineReading.Source { (expectation?.recognizer ?? network).source }

    package func read(_ lines: [LineImage]) async throws -> [LineReading] {
        if let expectation {
            var readings: [LineReading] = []
            for line in lines { readings.append(try await read(line, expecting: expectation)) }
            return readings
        }
        var readings = try await network.read(lines)
        for i in readings.indices { readings[i] = try await completed(readings[i], of: lines[i]) }
        return readings
    }

    /// Nothing but the network looks at lines that may be in any script: a stain or a stamp among the longest ones would call for a
    /// pack, and the rest of the page tells that it is none.
    package func glance(at lines: [LineImage]) async throws -> [LineReading] {
        guard expectation == nil else { return try await read(lines) }
        var readings = try await network.glance(at: lines)
        for i in readings.indices { readings[i].isGlance = true }
        return readings
    }

    /// What the network read, or the pack whose script the line is in.
    private func completed(_ reading: LineReading, of line: LineImage) async throws -> LineReading {
        guard let system = foreignScript(of: reading), let script = scripts[system] else { return reading }
        let expectation = Expectation(script)
        let other = try await expectation.recognizer.read([line])[0]
        return try await better(other, reading, of: line, expectation)
    }

    /// The script of a pack that a line is in, in the light of the page's first lines.
    private func foreignScript(of reading: LineReading) -> WritingSystem? {
        guard let own = reading.scripts, !reading.isOrnament else { return nil }
        // A line says nothing of itself twice: it may be one of the first.
        let others = seen.filter { $0.scripts != own }
        guard others.contains(where: { $0.scripts.best.isScript }) else { return own.foreignScript }
        guard let system = own.amid(others.map { ($0.scripts, $0.weight) }).foreignScript else { return nil }
        // A stain or a stamp looks like any script: where no other line is surely in it, this one has to be, and there has to be a
        // word that the network cannot make sense of.
        let alike = others.filter { $0.scripts[system] >= Self.sureOfScript }
        let share = alike.reduce(0) { $0 + $1.weight } / max(others.reduce(0) { $0 + $1.weight }, 1)
        if alike.contains(where: \.isStrange) || share >= Self.shareOfOthers {
            return reading.hasLetters ? system : nil
        }
        return reading.isStrange && own[system] >= Self.sureOfScript ? system : nil
    }

    /// - Parameter glance: what the network sees on the line, where it has looked already.
    private func read(
        _ line: LineImage, expecting expectation: Expectation, glance: LineReading? = nil
    ) async throws -> LineReading {
        let own = try await expectation.recognizer.read([line])[0]
        let isForNetwork = expectation.system == .latin ? own.isHardlyMarked : own.hasLatinWords
        guard isForNetwork || own.meanProbability < Self.sureOfPack else { return own }
        var seen: LineReading
        if let glance { seen = glance } else { seen = try await network.read([line])[0] }
        if let system = seen.foreignScript, system != expectation.system, let script = scripts[system] {
            let expectation = Expectation(script)
            let other = try await expectation.recognizer.read([line])[0]
            if other.meanProbability > own.meanProbability {
                return try await better(other, seen, of: line, expectation)
            }
        }
        return try await better(own, seen, of: line, expectation)
    }

    /// The surer of two readings, the pack's with the network's Latin words where it is the pack's.
    private func better(
        _ pack: LineReading, _ seen: LineReading, of line: LineImage, _ expectation: Expectation
    ) async throws -> LineReading {
        let system = expectation.system
        // Nothing speaks for the script but the look of this line.
        let isOpen = self.expectation == nil
        let own = pack.characters.count { $0.letter.unicodeScalars.contains(where: system.contains) }
        // A network without the script's letters is certain of the few that it sees among them.
        let isWhole = 5 * seen.characters.count >= 4 * pack.characters.count
        let isCertain = seen.foreignScript != system && seen.certainty >= Self.sureOfNetwork && isWhole
        var best: LineReading
        if system == .latin {
            best = pack.isPlainLatin && isCertain || seen.meanProbability >= pack.meanProbability ? seen : pack
        } else if own == 0 || isCertain
            || isOpen && system.looksLikeLatin
                && seen.meanProbability > pack.meanProbability + Self.leadOfLookalikes
        {
            best = pack.meanProbability > seen.meanProbability ? pack : seen
        } else {
            best = try await withLatin(of: seen, pack, of: line, expectation)
        }
        best.scripts = seen.scripts
        best.isGlance = false
        return best
    }

    /// The pack's reading with the network's Latin words.
    private func withLatin(
        of seen: LineReading, _ pack: LineReading, of line: LineImage, _ expectation: Expectation
    ) async throws -> LineReading {
        let width = line.shape.width
        let merged = LatinRuns().merged(pack, with: seen, width: width)
        guard !expectation.system.looksLikeLatin else { return merged }
        let islands = LatinIslands()
        var reading = islands.laid(over: merged, from: seen, width: width)
        let ink = InkProfile(line.pixels, inset: 0)
        let places = islands.places(in: reading, beside: seen, ink: ink, width: width)
        var doubtful: [ClosedRange<Double>] = []
        for place in places {
            let part = try await network.read([line.part(place)])[0]
            let (result, open) = islands.laid(over: reading, from: part, at: place, ink: ink, width: width)
            reading = result
            doubtful += open
        }
        guard !doubtful.isEmpty else { return reading }
        let alone = try await expectation.alone.read([line])[0]
        return islands.restored(reading, at: doubtful, from: alone, width: width)
    }

    // MARK: - A page's language

    /// The same, expecting the script that most of the first lines are in, if it is a pack's.
    package func focused(on readings: [LineReading]) -> any LineRecognizer {
        var counts: [WritingSystem: Int] = [:], all = 0
        for letter in readings.lazy.flatMap(\.characters) {
            guard let scalar = letter.letter.unicodeScalars.first, scalar.properties.isAlphabetic else { continue }
            all += 1
            if let system = scripts.keys.first(where: { $0.contains(scalar) }) { counts[system, default: 0] += 1 }
        }
        var focused = self
        focused.expectation = nil
        focused.network = network.focused(on: readings)
        focused.seen = readings.compactMap(Sight.init)
        if let (system, count) = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }),
            Double(count) >= Self.shareOfScript * Double(all), let script = scripts[system],
            let language = language(of: readings, script)
        {
            focused.expectation = Expectation(script, language)
        }
        return focused
    }

    package func revised(_ reading: LineReading, of line: LineImage) async throws -> LineReading {
        guard let expectation else {
            if reading.isGlance { return try await completed(network.revised(reading, of: line), of: line) }
            let stands =
                reading.source == .network || reading.meanProbability >= Self.sureOfPack
                || foreignScript(of: reading) != nil
            return stands ? reading : try await read([line])[0]
        }
        if reading.isGlance { return try await read(line, expecting: expectation, glance: reading) }
        // The network's reading is one that was found better.
        let stands =
            reading.source == .network && expectation.system != .latin
            || reading.source == expectation.recognizer.source
        return stands ? reading : try await read(line, expecting: expectation)
    }

    /// Which of a script's languages lines are in; nil when it is one that the network reads.
    private func language(of readings: [LineReading], _ script: Script) -> RecognitionLanguage? {
        let candidates = script.system == .latin ? script.languages + latin : script.languages
        guard candidates.count > 1 else { return candidates[0] }
        let text = readings.map(\.text).joined(separator: " ")
        guard let found = identifier?.language(of: text, among: candidates.map(\.code)) else {
            return script.system == .latin ? nil : candidates[0]
        }
        let language = candidates.first { $0.code == found.language }!
        guard script.system == .latin else { return language }
        return script.languages.contains(language) && found.probability >= Self.sureOfLanguage ? language : nil
    }
}

extension LineReading {
    /// Whether there are letters, and the network is not certain of what they are or sees none.
    fileprivate var isStrange: Bool {
        letters >= 3 && meanProbability <= MultiscriptRecognizer.sureOfNetwork || isSparse && steps.count >= 20
    }

    fileprivate var hasLetters: Bool { letters > 0 || isSparse }

    /// A row of stars or dashes, which looks like a script with a bar on its letters.
    fileprivate var isOrnament: Bool {
        let signs = characters.lazy.map(\.letter).filter {
            !$0.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        }
        let counts = Dictionary(signs.map { ($0, 1) }, uniquingKeysWith: +)
        return characters.count >= 5 && 5 * (counts.values.max() ?? 0) >= 3 * characters.count
    }

    /// Whether most of the line is left unread: a character takes some three steps.
    private var isSparse: Bool { 8 * characters.count < steps.count }
}
