internal import Foundation
internal import SightEngine
internal import SightFormats
internal import SightImage

/// One input on its way to its outputs: read, decode, recognize, format, draw, page by page. Nothing is written here.
struct PageRecognition: Sendable {
    var limits: PictureLimits
    var pages: PageSelection
    /// Replaces what the file says of itself.
    var orientation: Orientation?
    var options: RecognitionOptions
    var format: PageFormat
    /// The format of the annotated picture by the ending of its name; nil when none is wanted.
    var annotationFormat: PictureFormat?

    /// What became of an input.
    enum Outcome: Sendable {
        /// What became of its pages, or of the file as a whole when it has none that could be looked at.
        case read(output: String?, annotations: [Annotated], failures: [PageFailure])
        /// A file of a folder that is no picture.
        case skipped
    }

    /// An annotated picture of a page.
    struct Annotated: Sendable {
        /// Nil for the only page of a file.
        var page: Int?
        var picture: Result<Data, Failure>
    }

    /// A page that could not be read; nil stands for the file.
    struct PageFailure: Sendable {
        var page: Int?
        var failure: Failure
    }

    func callAsFunction(_ input: Input) async -> Outcome {
        let file: File
        do {
            guard let opened = try await BlockingWork.run({ self.open(input) }).get() else { return .skipped }
            file = opened
        } catch {
            let failure = Failure(error)
            let output = format.output(for: failure, file: input.path, page: nil)
            return .read(output: output, annotations: [], failures: [PageFailure(failure: failure)])
        }
        var outputs: [String] = []
        var annotations: [Annotated] = []
        var failures: [PageFailure] = []
        for page in file.pages where !Task.isCancelled {
            let number = file.count == 1 ? nil : page
            do {
                let (picture, orientation) = try await BlockingWork.run { self.picture(page, of: file) }.get()
                let result = try await Engine.shared.recognize(picture, options: options)
                let source = PageSource(file: input.path, page: page, pages: file.count, orientation: orientation)
                outputs.append(format.output(for: result, of: source))
                if let annotationFormat {
                    let drawn = annotated(picture, result, as: annotationFormat)
                    annotations.append(Annotated(page: number, picture: drawn))
                }
            } catch {
                let failure = Failure(error)
                failures.append(PageFailure(page: number, failure: failure))
                if let output = format.output(for: failure, file: input.path, page: page) { outputs.append(output) }
            }
        }
        let output = outputs.isEmpty ? nil : outputs.joined(separator: format.separator)
        return .read(output: output, annotations: annotations, failures: failures)
    }

    /// A file whose header was read.
    private struct File: Sendable {
        var data: Data
        /// Counted from 1.
        var pages: [Int]
        /// How many pages the file has.
        var count: Int
    }

    /// The file, and which of its pages are wanted; nil for a file of a folder that is no picture.
    private func open(_ input: Input) -> Result<File?, any Error> {
        Result {
            if let obstacle = input.obstacle { throw obstacle }
            let data: Data
            switch input.origin {
            case .standardInput: data = try FileContents.readStandardInput(limit: limits.bytes)
            case .named: data = try FileContents.read(input.path, limit: limits.bytes)
            case .found:
                // A file that cannot be opened is read all the same, for the reason.
                if let start = FileContents.start(of: input.path), PictureFormat(sniffing: start) == nil { return nil }
                data = try FileContents.read(input.path, limit: limits.bytes)
            }
            let header = try PictureSource(data, limits: limits).header
            let wanted = pages.pages(of: header)
            guard !wanted.isEmpty else {
                let count = header.pages == 1 ? "1 page" : "\(header.pages) pages"
                throw Failure(code: .invalidOption, message: "it has \(count), none of which was asked for")
            }
            return File(data: data, pages: wanted, count: header.pages)
        }
    }

    /// A page as displayed, and the orientation that made it so.
    private func picture(_ page: Int, of file: File) -> Result<(PixelBuffer, Orientation), any Error> {
        Result {
            let source = try PictureSource(file.data, page: page - 1, limits: limits)
            let orientation = orientation ?? source.header.orientation
            return (try source.displayedPixels(orientation: orientation), orientation)
        }
    }

    private func annotated(
        _ picture: PixelBuffer, _ page: RecognizedPage, as format: PictureFormat
    ) -> Result<Data, Failure> {
        let drawing = Annotation.drawn(page, over: picture)
        do throws(PictureError) {
            switch format {
            case .jpeg: return .success(try PictureEncoder.jpeg(drawing))
            default: return .success(try PictureEncoder.png(drawing))
            }
        } catch {
            return .failure(Failure(error))
        }
    }
}
