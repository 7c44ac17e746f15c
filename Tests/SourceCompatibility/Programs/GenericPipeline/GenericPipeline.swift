import Foundation
import Vision

/// A pipeline that knows requests only by their protocol.
struct Step<Request: ImageProcessingRequest>: Sendable where Request.Result: Sendable {
    var request: Request
    var name: String { "\(request.descriptor)" }

    func callAsFunction(_ file: URL) async throws -> Request.Result {
        try await request.perform(on: file)
    }
}

/// Anything that Vision finds and that has a place.
func placesInPixels<Found: VisionObservation & BoundingBoxProviding>(
    _ found: [Found], size: CGSize
) -> [(confidence: Float, frame: CGRect)] {
    found.map { ($0.confidence, $0.boundingBox.toImageCoordinates(size)) }
}

/// The four corners of anything that has them.
func corners(of shape: some QuadrilateralProviding) -> [NormalizedPoint] {
    [shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft]
}

@main
enum GenericPipeline {
    static func main() async throws {
        let file = URL(filePath: CommandLine.arguments[1]).appending(path: "sign.png")
        let step = Step(request: RecognizeTextRequest())
        let found = try await step(file)
        let size = CGSize(width: 320, height: 120)
        let places = placesInPixels(found, size: size)
        print(places.count, places.allSatisfy { $0.confidence > 0.5 && $0.frame.width > 100 })
        print(corners(of: found[0]).count, corners(of: found[0])[0].y > corners(of: found[0])[3].y)

        let requests: [any VisionRequest] = [RecognizeTextRequest(), RecognizeTextRequest(.revision3)]
        let isText = requests.map { request in
            if case .recognizeTextRequest(.revision3) = request.descriptor { true } else { false }
        }
        print(isText, found[0].originatingRequestDescriptor == step.request.descriptor)
    }
}
