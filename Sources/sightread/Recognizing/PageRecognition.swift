internal import Foundation
internal import SightEngine
internal import SightFormats
internal import SightImage

/// One input on its way to its outputs: read, decode, recognize, format, draw. Nothing is written here.
struct PageRecognition: Sendable {
    var limits: PictureLimits
    /// Replaces what the file says of itself.
    var orientation: Orientation?
    var options: RecognitionOptions
    var format: PageFormat
    /// The format of the annotated picture by the ending of its name; nil when none is wanted.
    var annotationFormat: PictureFormat?

    /// What became of an input.
    enum Outcome: Sendable {
        /// The text for the destination, and the annotated picture.
        case recognized(output: String, annotation: Result<Data, Failure>?)
        /// No result; a text for the destination where the format has a way to say so.
        case failed(Failure, output: String?)
        /// A file of a folder that is no picture.
        case skipped
    }

    func callAsFunction(_ input: Input) async -> Outcome {
        do {
            guard let (picture, orientation) = try await BlockingWork.run({ self.picture(of: input) }).get() else {
                return .skipped
            }
            let page = try await Engine.shared.recognize(picture, options: options)
            let source = PageSource(file: input.path, orientation: orientation)
            let annotation = annotationFormat.map { annotated(picture, page, as: $0) }
            return .recognized(output: format.output(for: page, of: source), annotation: annotation)
        } catch {
            let failure = Failure(error)
            // A folder that cannot be listed has no pages.
            let page = input.obstacle == nil ? 1 : nil
            return .failed(failure, output: format.output(for: failure, file: input.path, page: page))
        }
    }

    /// The picture as displayed, and the orientation that made it so; nil for a file of a folder that is no picture.
    private func picture(of input: Input) -> Result<(PixelBuffer, Orientation)?, any Error> {
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
            let source = try PictureSource(data, limits: limits)
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
