import Foundation
import ImageIO
import Vision

enum PhotoProblem: Error {
    case notAPicture
}

/// Reads the text of pictures: decodes by Image I/O, hands the orientation of the file to Vision.
actor PhotoReader {
    private(set) var readCount = 0

    func text(of file: URL) async throws -> String {
        let scoped = file.startAccessingSecurityScopedResource()
        defer {
            if scoped { file.stopAccessingSecurityScopedResource() }
        }
        let bytes = try Data(contentsOf: file)
        guard let picture = CGImageSourceCreateWithData(bytes as CFData, nil),
            CGImageSourceGetCount(picture) > 0,
            let pixels = CGImageSourceCreateImageAtIndex(picture, 0, nil)
        else { throw PhotoProblem.notAPicture }

        var orientation = CGImagePropertyOrientation.up
        if let header = CGImageSourceCopyPropertiesAtIndex(picture, 0, nil) as? [CFString: Any],
            let stored = header[kCGImagePropertyOrientation] as? NSNumber
        {
            orientation = CGImagePropertyOrientation(rawValue: stored.uint32Value) ?? .up
        }

        var question = RecognizeTextRequest()
        question.recognitionLevel = .accurate
        question.recognitionLanguages = [.init(identifier: "en-US"), .init(identifier: "fr-FR")]
        question.usesLanguageCorrection = false
        question.customWords = ["VISION"]
        try Task.checkCancellation()
        let lines = try await question.perform(on: pixels, orientation: orientation)
        readCount += 1
        return lines.map { $0.topCandidates(1).first?.string ?? "" }.joined(separator: "\n")
    }
}
