import Foundation
import ImageIO
import Vision

/// Reads pictures with Vision.
///
/// An actor, so that files are read and decoded away from the main actor; a `CGImage` has no orientation, so the file's own goes with
/// it to Vision.
public actor VisionReader: PictureReader {
    public init() {}

    public func text(of file: URL) async throws -> String {
        try Task.checkCancellation()
        let photo = try Self.photo(in: file)
        try Task.checkCancellation()

        var request = RecognizeTextRequest()
        request.recognitionLevel = .accurate
        request.recognitionLanguages = [Locale.Language(identifier: "en-US")]
        request.usesLanguageCorrection = true
        let lines = try await request.perform(on: photo.image, orientation: photo.orientation)
        return lines.compactMap { $0.topCandidates(1).first?.string }.joined(separator: "\n")
    }

    private static func photo(in file: URL) throws -> (image: CGImage, orientation: CGImagePropertyOrientation) {
        // A file from a picker may lie outside the app's sandbox. That access is not granted says nothing yet; reading does.
        let isScoped = file.startAccessingSecurityScopedResource()
        defer {
            if isScoped { file.stopAccessingSecurityScopedResource() }
        }
        let bytes = try Data(contentsOf: file)
        guard let source = CGImageSourceCreateWithData(bytes as CFData, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { throw PictureReaderError.notAPicture }
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        let stored = properties?[kCGImagePropertyOrientation] as? UInt32
        return (image, stored.flatMap(CGImagePropertyOrientation.init) ?? .up)
    }
}
