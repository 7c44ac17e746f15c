import Foundation
import Vision

/// A word and where it is, in pixels from the top left: what an overlay draws.
struct PlacedWord: Hashable {
    var word: String
    var frame: CGRect
}

/// The words of a picture with their boxes.
func placedWords(in file: URL, size: CGSize) async throws -> [PlacedWord] {
    var request = RecognizeTextRequest(.revision3)
    request.minimumTextHeightFraction = 0.1
    request.regionOfInterest = NormalizedRect(x: 0, y: 0.1, width: 1, height: 0.9)
    return try await observations(of: request, in: file).flatMap { observation -> [PlacedWord] in
        guard let text = observation.topCandidates(3).first else { return [] }
        return text.string.split(separator: " ").compactMap { word in
            guard let box = text.boundingBox(for: word.startIndex..<word.endIndex) else { return nil }
            let frame = box.boundingBox.toImageCoordinates(
                from: request.regionOfInterest, imageSize: size, origin: .upperLeft)
            return PlacedWord(word: String(word), frame: frame)
        }
    }
}

/// Any request about a picture, performed on a file.
private func observations<Request: ImageProcessingRequest>(
    of request: Request, in file: URL
) async throws -> Request.Result {
    try await request.perform(on: file)
}

/// Why a request failed, as an app would show it.
func explanation(_ error: any Error) -> String {
    switch error {
    case VisionError.invalidImage(let reason): "not a picture: \(reason)"
    case VisionError.requestCancelled: "cancelled"
    case let error as VisionError: error.localizedDescription
    default: "\(error)"
    }
}
