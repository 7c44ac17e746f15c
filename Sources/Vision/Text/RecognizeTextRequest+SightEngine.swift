public import Foundation
package import SightEngine
internal import SightGeometry
internal import SightImage
internal import SightText

extension RecognizeTextRequest {
    /// The languages that can be asked for at this ``recognitionLevel``, in Apple's spellings.
    public var supportedRecognitionLanguages: [Locale.Language] {
        Engine.supportedLanguages(level: engineLevel).map { Locale.Language(identifier: $0) }
    }

    private var engineLevel: RecognitionOptions.Level {
        switch recognitionLevel {
        case .accurate: .accurate
        case .fast: .fast
        }
    }

    /// The request in the engine's words, for a picture of this size in pixels.
    package func options(for size: CGSize) throws(VisionError) -> RecognitionOptions {
        RecognitionOptions(
            level: engineLevel,
            languages: automaticallyDetectsLanguage ? [] : recognitionLanguages.map(\.tag),
            usesLanguageCorrection: usesLanguageCorrection, customWords: customWords,
            candidates: 10, minimumTextHeight: chosenMinimumTextHeight.map(Double.init),
            region: try engineRegion(in: size))
    }

    private func engineRegion(in size: CGSize) throws(VisionError) -> Rectangle? {
        guard regionOfInterest != .fullImage else { return nil }
        let region = regionOfInterest.cgRect
        // Fractions of whole pixels may add up to a little more than 1.
        let margin = 1e-6
        // `width` and `height` of a rectangle are never negative, those of its size may be.
        guard region.size.width > 0, region.size.height > 0, region.minX >= -margin, region.minY >= -margin,
            region.maxX <= 1 + margin, region.maxY <= 1 + margin
        else {
            throw .invalidArgument("the region of interest \(regionOfInterest) is not inside the picture")
        }
        let pixels = regionOfInterest.toImageCoordinates(size, origin: .upperLeft)
        return Rectangle(x: pixels.minX, y: pixels.minY, width: pixels.width, height: pixels.height)
    }
}

extension RecognizeTextRequest: PictureRequest {
    func result(on picture: DisplayedPicture) async throws -> [RecognizedTextObservation] {
        let size = CGSize(width: picture.pixels.width, height: picture.pixels.height)
        let page = try await Engine.shared.recognize(picture.pixels, options: try options(for: size))
        let region = regionOfInterest.toImageCoordinates(size)
        return page.lines.map { line in
            func normalized(_ quad: Quad) -> NormalizedQuad {
                NormalizedQuad(quad, in: size, normalizedTo: regionOfInterest)
            }
            let candidates = line.candidates.map { candidate in
                RecognizedText(
                    string: candidate.text, confidence: Float(candidate.confidence),
                    layout: TextLayout(candidate, of: line, normalized: normalized))
            }
            return RecognizedTextObservation(
                corners: normalized(line.quad), candidates: candidates, descriptor: descriptor,
                languages: languages(of: line), direction: RecognizedTextObservation.Direction(line.direction),
                timeRange: picture.timeRange, aspectRatio: Float(region.width / region.height))
        }
    }

    func visionResult(_ result: [RecognizedTextObservation]) -> VisionResult {
        .recognizeText(self, result)
    }
}
