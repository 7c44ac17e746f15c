import CoreGraphics
import Foundation
import ImageIO
import Vision

/// A renderer's buffer: pixels that never were a file, in grey and in the camera's byte order.
@main
struct PixelsInMemory {
    static func main() async throws {
        let file = URL(filePath: CommandLine.arguments[1]).appending(path: "sign.png")
        guard let source = CGImageSourceCreateWithURL(file as CFURL, nil),
            let grey = CGImageSourceCreateImageAtIndex(source, 0, nil), grey.bitsPerPixel == 8,
            let bytes = grey.dataProvider?.data as Data?
        else { return print("no grey picture") }

        // Blue, green, red, alpha: what cameras and windows give.
        var colour = Data(capacity: 4 * grey.width * grey.height)
        for row in 0..<grey.height {
            for value in bytes[(bytes.startIndex + row * grey.bytesPerRow)...].prefix(grey.width) {
                colour.append(contentsOf: [value, value, value, 255])
            }
        }
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue).union(.byteOrder32Little)
        guard let provider = CGDataProvider(data: colour as CFData),
            let image = CGImage(
                width: grey.width, height: grey.height, bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: 4 * grey.width, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info,
                provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        else { return print("no colour picture") }
        print(image.alphaInfo == .premultipliedFirst, image.bitmapInfo.contains(.byteOrder32Little))

        let request = RecognizeTextRequest()
        let texts = try await [request.perform(on: grey), request.perform(on: image)].map { $0.map(\.transcript) }
        print(texts)

        let corner = image.cropping(to: CGRect(x: 0, y: 0, width: 16, height: 16))
        print(corner?.width ?? 0, image.cropping(to: CGRect(x: -20, y: 0, width: 10, height: 10)) == nil)
    }
}
