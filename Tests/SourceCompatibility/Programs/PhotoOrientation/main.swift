import Foundation
import UIKit
import Vision

// Photos as pickers hand them over: bytes, of which a `UIImage` is made. Vision gets the pixels and how they are turned.

extension CGImagePropertyOrientation {
    init(_ orientation: UIImage.Orientation) {
        switch orientation {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .upMirrored: self = .upMirrored
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .rightMirrored: self = .rightMirrored
        @unknown default: self = .up
        }
    }
}

enum ScanError: LocalizedError {
    case notAnImage

    var errorDescription: String? { "The chosen file is not an image." }
}

func recognizeText(in data: Data) async throws -> (size: CGSize, lines: [String]) {
    guard let image = UIImage(data: data), let cgImage = image.cgImage else { throw ScanError.notAnImage }
    let request = RecognizeTextRequest()
    let observations = try await request.perform(
        on: cgImage, orientation: CGImagePropertyOrientation(image.imageOrientation))
    return (image.size, observations.compactMap { $0.topCandidates(1).first?.string })
}

let folder = URL(filePath: CommandLine.arguments[1])
var same = 0
for number in 1...8 {
    let (size, lines) = try await recognizeText(
        in: Data(contentsOf: folder.appending(path: "orientation-\(number).jpg")))
    if size.width > size.height, lines == ["SWIFT VISION 2468"] { same += 1 }
}
print("\(same) of 8")

do {
    _ = try await recognizeText(in: Data("no picture".utf8))
} catch {
    print(error.localizedDescription)
}

// A copy that was written and opened again is turned the same way.
if let image = UIImage(contentsOfFile: folder.appending(path: "orientation-6.jpg").path()) {
    print(image.imageOrientation == .right, image.scale)
    if let jpeg = image.jpegData(compressionQuality: 0.9), let again = UIImage(data: jpeg) {
        print(again.imageOrientation == .right, try await recognizeText(in: jpeg).lines)
    }
    if let png = image.pngData(), let again = UIImage(data: png) {
        print(again.imageOrientation == .up, again.size == image.size, try await recognizeText(in: png).lines)
    }
    if let turned = image.cgImage.map({ UIImage(cgImage: $0, scale: 2, orientation: .left) }) {
        print(turned.size == CGSize(width: image.size.width / 2, height: image.size.height / 2))
    }
}
