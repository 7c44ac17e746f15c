internal import Foundation
internal import SightGeometry
public import SightImage
package import SightInference
internal import SightText

/// The recognizer: pictures in, results out. One serves any number of callers at the same time; what one gets never depends on
/// the others.
public final class Engine: Sendable {
    /// The engine that everything in a process shares, so that models are loaded once and threads are counted once.
    public static let shared = Engine()

    /// The version of Sightread.
    public static let version = "0.1.0"

    private let models: TextModels

    /// An engine of its own, with its own copy of the models and the process's threads.
    public init() {
        models = TextModels(store: ModelStore(), runtime: .shared)
    }

    package init(store: ModelStore, runtime: InferenceRuntime, batchSize: Int = 1) {
        models = TextModels(store: store, runtime: runtime, batchSize: batchSize)
    }

    /// Recognizes the text of a picture as displayed.
    ///
    /// The first call of a level and language loads models: about 0.2 s, or 0.7 s when the cache folder has none of them.
    ///
    /// - Throws: `EngineError`, `InferenceError`, or `CancellationError`: a cancelled task ends within one model call and
    ///   leaves nothing running. A picture without text is no error.
    public func recognize(
        _ picture: PixelBuffer, options: RecognitionOptions = RecognitionOptions()
    ) async throws -> RecognizedPage {
        let languages = try Self.languages(of: options)
        if let height = options.minimumTextHeight, !(0...1).contains(height) {
            throw EngineError.invalidMinimumTextHeight(height)
        }
        let region = try options.region.map { try Self.pixels($0, of: picture) }
        let loaded = try await models.reader(for: options, languages: languages)
        try Task.checkCancellation()
        let part = region.map { picture.cropped(x: $0.x, y: $0.y, width: $0.width, height: $0.height) } ?? picture
        let page = try await loaded.reader.read(
            part, minimumTextHeight: options.minimumTextHeight.map { $0 * Double(picture.height) })
        try Task.checkCancellation()
        // Without packs this stays what it is: no pack, no wait.
        let packs = page.packs.isEmpty ? [:] : await models.packIdentifiers(page.packs)
        let offset = Point(x: Double(region?.x ?? 0), y: Double(region?.y ?? 0))
        return RecognizedPage(
            width: picture.width, height: picture.height, rotation: page.rotation.rawValue,
            lines: region == nil ? page.lines : page.lines.map { $0.moved(by: offset) },
            engine: EngineDescription(
                version: Self.version, models: loaded.identifiers.merging(packs) { own, _ in own },
                precision: loaded.precision, level: options.level)
        )
    }

    /// Loads what a request with these options will need, so that the first one does not wait for it.
    public func prepare(_ options: RecognitionOptions = RecognitionOptions()) async throws {
        _ = try await models.reader(for: options, languages: Self.languages(of: options))
    }

    /// The languages that can be asked for at a level on this machine, as BCP 47 tags: `en-US`, `de-DE`, … Tags without a region,
    /// and with another one, are accepted too.
    public static func supportedLanguages(level: RecognitionOptions.Level) -> [String] {
        languages.filter { $0.missingPackage == nil && $0.levels.contains(level) }.map(\.tag)
    }

    /// Every language that can be read, also those whose packs are not installed. Cost: looks for some fifty files.
    public static var languages: [LanguageSupport] { RecognitionLanguage.all.map(LanguageSupport.init) }

    /// The languages that were asked for; none when any may stand on the picture.
    private static func languages(of options: RecognitionOptions) throws(EngineError) -> [RecognitionLanguage] {
        var languages: [RecognitionLanguage] = []
        for tag in options.languages {
            guard let language = RecognitionLanguage.matching(tag), language.isRead(at: options.level) else {
                throw .unsupportedLanguage(tag, supported: supportedLanguages(level: options.level))
            }
            if let error = language.missingPack {
                throw .languagePackMissing(
                    language.tag, package: error.package ?? "libtesseract5", cause: error.reason)
            }
            languages.append(language)
        }
        return languages
    }

    /// The whole pixels that a region touches, inside the picture.
    private static func pixels(
        _ region: Rectangle, of picture: PixelBuffer
    ) throws(EngineError) -> (x: Int, y: Int, width: Int, height: Int) {
        let whole = Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
        guard let inside = region.intersection(whole) else { throw .regionOutsidePicture }
        let x = Int(inside.x.rounded(.down)), y = Int(inside.y.rounded(.down))
        return (x, y, Int(inside.maxX.rounded(.up)) - x, Int(inside.maxY.rounded(.up)) - y)
    }
}

extension TextLine {
    fileprivate func moved(by offset: Point) -> TextLine {
        func move(_ quad: Quad) -> Quad { quad.map { $0 + offset } }
        var line = self
        func move(_ words: [TextWord]) -> [TextWord] {
            words.map { word in
                var word = word
                word.quad = move(word.quad)
                word.characters = word.characters.map {
                    TextCharacter(text: $0.text, confidence: $0.confidence, quad: move($0.quad))
                }
                return word
            }
        }
        line.quad = move(quad)
        line.words = move(words)
        line.alternatives = alternatives.map {
            TextCandidate(text: $0.text, confidence: $0.confidence, words: move($0.words))
        }
        return line
    }
}
