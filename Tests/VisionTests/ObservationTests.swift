import SightImage
import SightTestSupport
import Testing
import Vision

@Suite("Observations")
struct ObservationTests {
    private static let corners = [(0.1, 0.8), (0.5, 0.8), (0.5, 0.7), (0.1, 0.7)].map {
        NormalizedPoint(x: $0.0, y: $0.1)
    }

    private static var rectangle: RectangleObservation {
        RectangleObservation(
            topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
    }

    @Test("An observation survives coding with all it holds: candidates, boxes, time, languages, outline")
    func coding() async throws {
        let picture = try PictureSource(contentsOf: Fixtures.url("orientation-1.jpg")).storedPixels().flattened()
        let line = try #require(try await RecognizeTextRequest().perform(on: Frames.sample(of: picture)).first)
        let copy = try JSONDecoder().decode(RecognizedTextObservation.self, from: JSONEncoder().encode(line))
        #expect(copy == line && copy.hashValue == line.hashValue)
        #expect(copy.uuid == line.uuid && copy.timeRange == line.timeRange && copy.timeRange != nil)
        #expect(copy.topCandidates(10) == line.topCandidates(10))
        #expect(copy.boundingRegion == line.boundingRegion)
        #expect(copy.recognitionLanguages == line.recognitionLanguages)
        #expect(copy.originatingRequestDescriptor == .recognizeTextRequest(.revision3))
        let (text, same) = (line.topCandidates(1)[0], copy.topCandidates(1)[0])
        let word = try #require(text.string.range(of: "VISION")),
            sameWord = try #require(same.string.range(of: "VISION"))
        #expect(text.boundingBox(for: word)?.boundingBox == same.boundingBox(for: sameWord)?.boundingBox)
    }

    @Test("What iOS 26 added is answered, and what reading does not tell is left open")
    func newMembers() async throws {
        let line = try #require(try await RecognizeTextRequest().perform(on: Fixtures.url("orientation-1.jpg")).first)
        #expect(line.transcript == line.topCandidates(1).first?.string)
        #expect(line.recognitionLanguages == [Locale.Language(identifier: "en-US")])
        #expect(line.textDirection == .leftToRight)
        #expect(!line.isTitle && line.shouldWrapToNextLine == nil)
        let region = line.boundingRegion
        #expect(region.points == [line.topLeft, line.topRight, line.bottomRight, line.bottomLeft])
        #expect(region.aspectRatio == 3)
        #expect(region.boundingBox == line.boundingBox)
        #expect(region.boundingQuad.topLeft == line.topLeft && region.boundingQuad.bottomRight == line.bottomRight)
    }

    @Test("A rectangle survives coding and knows its box; two are told apart by their identity")
    func rectangles() throws {
        let rectangle = Self.rectangle
        let copy = try JSONDecoder().decode(RectangleObservation.self, from: JSONEncoder().encode(rectangle))
        #expect(copy == rectangle && rectangle != Self.rectangle)
        #expect(rectangle.confidence == 1 && rectangle.timeRange == nil)
        #expect(rectangle.originatingRequestDescriptor == nil)
        #expect("\(rectangle)".contains("topLeft: (0.1, 0.8)"))
    }

    @Test("Requests and descriptors say what they are, survive coding, and are values")
    func requests() throws {
        var request = RecognizeTextRequest()
        #expect(request.description.contains("en-US") && "\(request.descriptor)".contains("revision3"))
        let descriptor = try JSONDecoder().decode(
            RequestDescriptor.self, from: JSONEncoder().encode(request.descriptor))
        #expect(descriptor == request.descriptor)
        let before = request
        request.customWords = ["a"]
        #expect(request != before && Set([request, before, request]).count == 2)
        #expect(RecognizeTextRequest.Revision.revision3 <= .revision3)
    }
}
