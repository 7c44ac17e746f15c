import Foundation
import Vision

/// Looks at one part of a picture, as an app with a frame in its viewfinder does, and draws in the whole picture.
@main
struct ScanRegion {
    static func main() async throws {
        let file = URL(filePath: CommandLine.arguments[1]).appending(path: "receipt.png")
        let size = CGSize(width: 600, height: 900)
        // The frame in the view: pixels from the top left.
        let viewfinder = CGRect(x: 0, y: 45, width: 600, height: 165)
        let flipped = CGRect(
            x: viewfinder.minX, y: size.height - viewfinder.maxY, width: viewfinder.width, height: viewfinder.height)

        var request = RecognizeTextRequest()
        request.regionOfInterest = NormalizedRect(imageRect: flipped, in: size)
        let lines = try await request.perform(on: file)
        for line in lines {
            let inside = NormalizedRect.fullImage.cgRect.contains(line.boundingBox.cgRect)
            let frame = line.boundingBox.toImageCoordinates(
                from: request.regionOfInterest, imageSize: size, origin: .upperLeft)
            print(line.transcript, inside, viewfinder.contains(frame))
        }

        request.regionOfInterest = NormalizedRect(x: 0.5, y: 0.5, width: 0.7, height: 0.2)
        do {
            _ = try await request.perform(on: file)
            print("a region outside the picture was accepted")
        } catch VisionError.invalidArgument {
            print("the region must be inside the picture")
        }
    }
}
