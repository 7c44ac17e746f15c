internal import CTesseract
internal import SightImage

/// One of Tesseract's readers, on a thread of its own.
actor SymbolReader {
    private let executor = ThreadExecutor(name: "tesseract")
    private let packs: TesseractPacks
    private let usesDictionaries: Bool
    private var handle: Handle?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(packs: TesseractPacks, usesDictionaries: Bool) {
        self.packs = packs
        self.usesDictionaries = usesDictionaries
    }

    /// Once a process.
    static func loadLibrary() throws(TesseractError) {
        try library.get()
    }

    private static let library: Result<Void, TesseractError> = {
        var message = Message()
        return message.filled { c_tesseract_load($0) }.map { .failure(.libraryMissing(cause: $0)) } ?? .success(())
    }()

    /// The symbols of a line in the order of reading, which of a long line holds within each of its pieces; none where the picture shows no
    /// contrast.
    func symbols(of pixels: PixelBuffer) throws(TesseractError) -> [LineSymbol] {
        guard let ink = DarkInk(pixels) else { return [] }
        if handle == nil { handle = try Handle(packs, usesDictionaries: usesDictionaries) }
        var symbols: [LineSymbol] = []
        for piece in ink.pieces(widest: Self.widest) {
            var found = try surer(of: piece.ink)
            if piece.isAfterSpace, !found.isEmpty { found[0].isAfterSpace = true }
            for i in found.indices {
                found[i].left += Double(piece.start)
                found[i].right += Double(piece.start)
            }
            symbols += found
        }
        return symbols
    }

    /// First Tesseract finds the line's height in the picture, which it does better on a larger one and badly on a noisy one. Where it is
    /// unsure of what it read, the picture itself is taken for the line, and the surer reading counts.
    ///
    /// Of badly degraded lines 30 in 100 are read twice, and 88 letters of 100 are right instead of 86; of others one or two. The larger
    /// picture brings 97.5 instead of 96.3 on fair scans, and costs a fifth more.
    private func surer(of ink: DarkInk) throws(TesseractError) -> [LineSymbol] {
        var first = try handle!.symbols(of: ink.enlarged(), C_TESSERACT_LINE)
        for i in first.indices {
            first[i].left /= 1.5
            first[i].right /= 1.5
        }
        guard Self.probability(first) < Self.doubt else { return first }
        let second = try handle!.symbols(of: ink, C_TESSERACT_RAW_LINE)
        return Self.probability(second) > Self.probability(first) ? second : first
    }

    /// Pixels that are read at once. Tesseract takes 32,767, and a thread is busy for as long.
    private static let widest = 2400
    private static let doubt: Float = 0.9

    private static func probability(_ symbols: [LineSymbol]) -> Float {
        symbols.isEmpty ? 0 : symbols.reduce(0) { $0 + $1.probability } / Float(symbols.count)
    }
}

/// What Tesseract gave, given back with its owner.
private struct Handle: ~Copyable {
    private let reader: OpaquePointer

    init(_ packs: TesseractPacks, usesDictionaries: Bool) throws(TesseractError) {
        let folder = try PackFolder(packs, usesDictionaries: usesDictionaries)
        var reader: OpaquePointer?
        var message = Message()
        let failure = withExtendedLifetime(folder) {
            message.filled { error in
                reader = c_tesseract_new(folder.path, folder.names, error)
                return reader == nil ? 1 : 0
            }
        }
        if let failure { throw .failed(cause: failure) }
        self.reader = reader!
    }

    deinit { c_tesseract_free(reader) }

    borrowing func symbols(
        of ink: DarkInk, _ segmentation: c_tesseract_segmentation
    ) throws(TesseractError) -> [LineSymbol] {
        var symbols: [LineSymbol] = []
        var message = Message()
        let failure = withUnsafeMutablePointer(to: &symbols) { target in
            ink.samples.withUnsafeBufferPointer { samples in
                var picture = c_tesseract_picture(
                    samples: samples.baseAddress, width: Int32(ink.width), height: Int32(ink.height),
                    bytes_per_row: Int32(ink.width), segmentation: segmentation)
                return message.filled { error in
                    c_tesseract_read(
                        reader, &picture,
                        { context, symbol in
                            context!.assumingMemoryBound(to: [LineSymbol].self).pointee.append(
                                LineSymbol(symbol!.pointee))
                        }, target, error)
                }
            }
        }
        if let failure { throw .failed(cause: failure) }
        return symbols
    }
}

extension LineSymbol {
    fileprivate init(_ symbol: c_tesseract_symbol) {
        let choices = UnsafeBufferPointer(start: symbol.choices, count: Int(symbol.choice_count)).map {
            (text: String(cString: $0.text), certainty: $0.certainty)
        }
        var text = String(cString: symbol.text)
        // Brackets are told as text from right to left has them in memory; a choice is what was seen.
        if let seen = choices.first?.text, seen != text, seen.count == 1, text.count == 1,
            text.first!.mirrored == seen.first
        {
            text = seen
        }
        let probability = TesseractCertainty.probability(symbol.certainty)
        // What the best leaves, shared among the others. A choice that says nothing still was one.
        let others = choices.filter { $0.text != text }.map { (text: $0.text, weight: max($0.certainty, 0) + 1) }
        let sum = others.reduce(0) { $0 + $1.weight }
        self.init(
            text: text, probability: probability, left: Double(symbol.left), right: Double(symbol.right),
            isAfterSpace: symbol.starts_word,
            alternatives: others.map {
                Alternative(text: $0.text, probability: (1 - probability) * $0.weight / sum)
            })
    }
}

/// Room for a message of the library.
private struct Message {
    private var bytes = [CChar](repeating: 0, count: Int(C_TESSERACT_ERROR_CAPACITY))

    /// The message of a call that failed; nil for one that did not.
    mutating func filled(_ call: (UnsafeMutablePointer<CChar>) -> Int32) -> String? {
        bytes.withUnsafeMutableBufferPointer { call($0.baseAddress!) } == 0
            ? nil : bytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }
}
