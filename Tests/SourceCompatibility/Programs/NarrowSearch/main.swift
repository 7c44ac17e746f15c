import CoreGraphics
import Foundation
import ImageIO
import Vision

// A part of the page, and only its large text: boxes come back in the coordinates of the part.

struct Found: CustomStringConvertible {
    var text: String
    var frame: CGRect
    var description: String { text }
}

/// Reads a part of a picture; the part and the frames are pixels from the upper left.
func search(_ image: CGImage, in part: CGRect, minimumHeight: Float? = nil) async throws -> [Found] {
    let size = CGSize(width: image.width, height: image.height)
    var request = RecognizeTextRequest()
    request.regionOfInterest = NormalizedRect(imageRect: part, in: size).verticallyFlipped()
    if let minimumHeight { request.minimumTextHeightFraction = minimumHeight }
    let observations = try await request.perform(on: image)
    return observations.map {
        Found(
            text: $0.transcript,
            frame: $0.boundingBox.toImageCoordinates(
                from: request.regionOfInterest, imageSize: size, origin: .upperLeft))
    }
}

func picture(_ name: String) -> CGImage {
    let url = URL(filePath: CommandLine.arguments[1]).appending(path: name)
    guard let source = CGImageSourceCreateWithURL(url as CFURL, nil),
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { fatalError("\(name) is no picture") }
    return image
}

/// One picture above the other, as wide as the lower one.
func stacked(_ upper: CGImage, on lower: CGImage) -> CGImage? {
    let height = upper.height * lower.width / upper.width
    let context = CGContext(
        data: nil, width: lower.width, height: lower.height + height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
    context?.draw(lower, in: CGRect(x: 0, y: 0, width: lower.width, height: lower.height))
    context?.draw(upper, in: CGRect(x: 0, y: lower.height, width: lower.width, height: height))
    return context?.makeImage()
}

// Of a sign above a receipt only the sign, which is printed larger.
let page = picture("receipt.png")
guard let poster = stacked(picture("sign.png"), on: page) else { fatalError("no poster") }
let sheet = CGRect(x: 0, y: 0, width: poster.width, height: poster.height)
print(try await search(poster, in: sheet).count > 10, try await search(poster, in: sheet, minimumHeight: 0.03))

let all = try await search(page, in: CGRect(x: 0, y: 0, width: page.width, height: page.height))

// The lower half, on its own, gives the same lines at the same places.
let half = CGRect(x: 0, y: page.height / 2, width: page.width, height: page.height - page.height / 2)
let lower = try await search(page, in: half)
var agreeing = 0
for found in lower {
    guard let other = all.first(where: { $0.text == found.text && $0.frame.intersects(found.frame) }) else { continue }
    if abs(other.frame.midX - found.frame.midX) < 8, abs(other.frame.midY - found.frame.midY) < 8 { agreeing += 1 }
}
print(lower.count == agreeing, lower.last.map { half.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) } ?? false)

// What is cut out with a frame reads the same.
if let total = lower.first(where: { $0.text.hasPrefix("TOTAL") }),
    let cut = page.cropping(to: total.frame.insetBy(dx: -10, dy: -10))
{
    let lines = try await search(cut, in: CGRect(x: 0, y: 0, width: cut.width, height: cut.height))
    print(lines.first?.text.hasPrefix("TOTAL") ?? false)
}

// Corners go the same way as boxes, with the origin below too.
var request = RecognizeTextRequest()
request.regionOfInterest = NormalizedRect(x: 0, y: 0.5, width: 1, height: 0.5)
let size = CGSize(width: page.width, height: page.height)
if let title = try await request.perform(on: page).first {
    let below = title.topLeft.toImageCoordinates(from: request.regionOfInterest, imageSize: size)
    let above = title.topLeft.toImageCoordinates(
        from: request.regionOfInterest, imageSize: size, origin: .upperLeft)
    print(title.transcript, abs(below.y + above.y - size.height) < 0.001, below.x == above.x)
}
