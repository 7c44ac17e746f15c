internal import Foundation
internal import SightEngine
internal import SightFormats
internal import SightGeometry
internal import SightImage
internal import SightInference

/// `sightread recognize`: the text of pictures.
struct Recognize: Command {
    var inputs: [String] = []
    var format = PageFormat.Kind.text
    var output: String?
    var level = RecognitionOptions.Level.accurate
    var languages: [String] = []
    var minimumTextHeight: Double?
    var region: Rectangle?
    var annotate: String?
    var precision = Precision.auto
    var characters = false
    var candidates: Int?
    var pages = PageSelection.usual
    var orientation: Orientation?
    var threads: Int?
    var maxPixels = PictureLimits().pixels
    var maxBytes = PictureLimits().bytes
    var maxPages = PictureLimits().pages
    var maxSeconds = PictureLimits().seconds
    var customWords: String?
    var correctsLanguage = true

    func validate() throws(UsageError) {
        if inputs.count(where: { $0 == "-" }) > 1 { throw UsageError("standard input, -, can be read only once") }
        if let annotate, !isFolder(annotate) {
            if annotate == output { throw UsageError("--annotate and --output name the same file, \(annotate)") }
            if inputs.count > 1 || inputs.contains(where: isFolder) {
                throw UsageError(
                    "--annotate needs a folder for several pictures", suggestion: "--annotate \(annotate)/")
            }
            if AnnotationDestination.format(ofName: annotate) == nil {
                throw UsageError("--annotate needs a name that ends in .png or .jpg, not '\(annotate)'")
            }
        }
    }

    func run() async -> ExitStatus {
        // Everything that computes counts its threads by this variable, which has to be set before the first use.
        if let threads { setenv("SIGHTREAD_THREADS", "\(threads)", 1) }
        guard let words = readCustomWords() else { return .failure }
        if let error = await LanguageTags.misuse(of: languages, level: level) {
            StandardError.write("sightread recognize: \(error)\n")
            return .usage
        }
        do throws(OutputError) {
            let walk = await BlockingWork.run { InputWalk(self.inputs) }
            let annotations = annotate.map(annotationDestination)
            let recognition = PageRecognition(
                orientation: orientation,
                options: RecognitionOptions(
                    level: level, languages: languages, usesLanguageCorrection: correctsLanguage,
                    customWords: words, candidates: candidates ?? 1, minimumTextHeight: minimumTextHeight,
                    region: region, precision: precision),
                format: pageFormat, annotationFormat: annotations?.format)
            let run = RecognitionRun(
                inputs: walk.inputs, passedOver: walk.passedOver, pages: pages,
                limits: PictureLimits(bytes: maxBytes, pixels: maxPixels, pages: maxPages, seconds: maxSeconds),
                recognition: recognition,
                destination: try destination(protecting: walk.inputs), annotations: annotations,
                // More pictures at a time would fill the memory, not the processors.
                concurrency: min(AvailableProcessors.count, 8))
            return await run()
        } catch {
            StandardError.write("sightread: \(error)\n")
            return .failure
        }
    }

    /// The lines of the file that `--custom-words` names, none without; nil, said on standard error, when it cannot be read.
    private func readCustomWords() -> [String]? {
        guard let customWords else { return [] }
        guard let data = try? Data(contentsOf: URL(filePath: customWords)) else {
            StandardError.write("sightread: \(customWords): cannot be read\n")
            return nil
        }
        guard var text = String(data: data, encoding: .utf8) else {
            StandardError.write("sightread: \(customWords): is not UTF-8 text\n")
            return nil
        }
        if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
        return text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
    }

    private var pageFormat: PageFormat {
        PageFormat(kind: format, jsonLines: JSONLines(includesCharacters: characters, candidates: candidates))
    }

    /// Opened before the work, so that a place that cannot be written does not cost the work.
    private func destination(protecting inputs: [Input]) throws(OutputError) -> any PageDestination {
        guard let output, output != "-" else { return StreamDestination(file: nil, separator: pageFormat.separator) }
        if isFolder(output) { return FolderDestination(path: output, format: pageFormat) }
        for input in inputs { try input.protect(from: output) }
        return StreamDestination(file: try OutputFile(output), separator: pageFormat.separator)
    }

    private func annotationDestination(_ path: String) -> AnnotationDestination {
        isFolder(path) ? .folder(OutputFolder(path: path, pathExtension: "png")) : .file(path)
    }

    /// A folder is what is one, or what is written as one.
    private func isFolder(_ path: String) -> Bool {
        path.hasSuffix("/") || FileIdentity(path) { $0 == S_IFDIR } != nil
    }
}
