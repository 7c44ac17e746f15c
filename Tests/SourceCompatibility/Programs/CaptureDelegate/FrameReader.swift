import CoreMedia
import CoreVideo
import Foundation
import Vision

/// What a capture output calls for every frame.
protocol FrameDelegate: AnyObject {
    func output(_ output: AnyObject, didOutput sampleBuffer: CMSampleBuffer)
}

/// Reads two frames a second, however many there are, and drops those that come while it reads.
final class FrameReader: FrameDelegate {
    struct Reading: Sendable {
        var seconds: Double
        var text: String
    }

    private(set) var dropped = 0
    private(set) var pending: [CMSampleBuffer] = []
    private let interval = CMTime(value: 1, timescale: 2)
    private var lastTime = CMTime.negativeInfinity

    func output(_ output: AnyObject, didOutput sampleBuffer: CMSampleBuffer) {
        guard CMSampleBufferDataIsReady(sampleBuffer), CMSampleBufferGetImageBuffer(sampleBuffer) != nil else { return }
        let time = CMSampleBufferGetPresentationTimeStamp(sampleBuffer)
        guard !lastTime.isNumeric || time - lastTime >= interval else {
            dropped += 1
            return
        }
        lastTime = time
        pending.append(sampleBuffer)
    }

    /// Reads what was kept.
    func readings() async throws -> [Reading] {
        var readings: [Reading] = []
        let request = RecognizeTextRequest()
        for sample in pending {
            let found = try await request.perform(on: sample, orientation: .up)
            let time = found.first?.timeRange?.start ?? sample.presentationTimeStamp
            let text = found.map(\.transcript).joined(separator: "\n")
            readings.append(Reading(seconds: time.seconds, text: text))
        }
        pending.removeAll()
        return readings
    }
}
