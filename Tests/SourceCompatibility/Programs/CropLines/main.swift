import Foundation
import ImageIO
import Vision

// Cuts every line out of a page and reads the cut again: what an app does that stores snippets.

func picture(at url: URL) -> CGImage? {
    guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return nil }
    return CGImageSourceCreateImageAtIndex(source, CGImageSourceGetPrimaryImageIndex(source), nil)
}

let url = URL(filePath: CommandLine.arguments[1]).appending(path: "receipt.png")
guard let page = picture(at: url) else { fatalError("no picture") }
let size = CGSize(width: page.width, height: page.height)
let request = RecognizeTextRequest()
let titles = ["COPPER KETTLE", "Tea and Coffee Room", "Thank you for your visit!"]

for line in try await request.perform(on: page) where titles.contains(line.transcript) {
    let frame = line.boundingBox.toImageCoordinates(size, origin: .upperLeft).insetBy(dx: -12, dy: -12)
    guard let snippet = page.cropping(to: frame.integral) else { continue }
    let again = try await request.perform(on: snippet).map(\.transcript)
    print(line.transcript, "=>", again.joined(separator: " / "))
}
