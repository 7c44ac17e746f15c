import Foundation
import UIKit
import Vision

// Every error of Vision as something that a person can be told, and an alert that tells it.

enum Advice: String {
    case pickAnother, tryAgain, changeSettings, updateApp, ignore
}

extension VisionError {
    var advice: Advice {
        switch self {
        case .invalidImage, .invalidFormat, .ioError, .dataUnavailable:
            return .pickAnother
        case .outOfMemory, .timeout, .operationFailed, .internalError, .pixelBufferCreationFailed:
            return .tryAgain
        case .invalidArgument, .outOfBoundsError, .invalidOperation:
            return .changeSettings
        case .invalidModel, .unsupportedRevision, .unsupportedRequest, .unsupportedComputeStage,
            .unsupportedComputeDevice:
            return .updateApp
        case .requestCancelled, .timeStampNotFound:
            return .ignore
        @unknown default:
            return .tryAgain
        }
    }
}

/// An alert for an error; nil for one that nobody has to know of.
@MainActor
func alert(for error: any Error) -> UIAlertController? {
    let advice = (error as? VisionError)?.advice ?? .tryAgain
    guard advice != .ignore else { return nil }
    let alert = UIAlertController(
        title: "Could not read the picture", message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: advice.rawValue, style: .default) { _ in })
    return alert
}

let folder = URL(filePath: CommandLine.arguments[1])
var outside = RecognizeTextRequest()
outside.regionOfInterest = NormalizedRect(x: 0.9, y: 0.9, width: 0.5, height: 0.5)
let attempts: [(String, RecognizeTextRequest)] = [
    ("cut-short.jpg", RecognizeTextRequest()), ("sign.txt", RecognizeTextRequest()),
    ("nothing.png", RecognizeTextRequest()), ("sign.png", outside),
]
for (name, request) in attempts {
    do {
        _ = try await ImageRequestHandler(folder.appending(path: name)).perform(request)
        print(name, "was read")
    } catch {
        let shown = alert(for: error)
        print(name, shown?.actions.map { $0.title ?? "" } ?? [], shown?.message?.isEmpty == false)
    }
}

let reading = Task { try await RecognizeTextRequest().perform(on: folder.appending(path: "letter.png")) }
reading.cancel()
do {
    print(try await reading.value.count)
} catch let error as VisionError {
    print("cancelled", error.advice, alert(for: error) == nil)
}
