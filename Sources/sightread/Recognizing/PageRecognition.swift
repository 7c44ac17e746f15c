internal import Foundation
internal import SightEngine
internal import SightFormats
internal import SightImage

/// One page on its way to its outputs: decode, recognize, format, draw. Nothing is written here.
struct PageRecognition: Sendable {
    /// Replaces what the file says of itself.
    var orientation: Orientation?
    var options: RecognitionOptions
    var format: PageFormat
    /// The format of the annotated picture by the ending of its name; nil when none is wanted.
    var annotationFormat: PictureFormat?

    /// What became of a page.
    struct Outcome: Sendable {
        /// Nil where the format cannot tell of a failure.
        var output: String?
        var annotated: Result<Data, Failure>?
        var failure: Failure?
    }

    func callAsFunction(_ page: Int, of file: OpenedInput) async -> Outcome {
        do {
            let (picture, orientation) = try await BlockingWork.run {
                Result { try file.picture(page, orientation: self.orientation) }
            }.get()
            let result = try await Engine.shared.recognize(picture, options: options)
            let source = PageSource(file: file.input.path, page: page, pages: file.count, orientation: orientation)
            return Outcome(
                output: format.output(for: result, of: source),
                annotated: annotationFormat.map { annotated(picture, result, as: $0) })
        } catch {
            let failure = Failure(error)
            return Outcome(
                output: format.output(for: failure, file: file.input.path, page: page), failure: failure)
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
