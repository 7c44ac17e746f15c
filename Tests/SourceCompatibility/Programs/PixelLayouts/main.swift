import CoreGraphics
import Foundation
import ImageIO

// What a picture says of its own pixels, and pictures made in every common layout.

struct Layout {
    var name: String
    var bitsPerPixel: Int
    var space: CGColorSpace
    var info: CGBitmapInfo
}

func picture(_ layout: Layout, side: Int) -> CGImage? {
    let bytesPerRow = side * layout.bitsPerPixel / 8
    guard let provider = CGDataProvider(data: Data(repeating: 128, count: bytesPerRow * side) as CFData) else {
        return nil
    }
    return CGImage(
        width: side, height: side, bitsPerComponent: 8, bitsPerPixel: layout.bitsPerPixel, bytesPerRow: bytesPerRow,
        space: layout.space, bitmapInfo: layout.info, provider: provider, decode: nil, shouldInterpolate: true,
        intent: .perceptual)
}

func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = .byteOrderDefault) -> CGBitmapInfo {
    CGBitmapInfo(rawValue: alpha.rawValue).union(order)
}

let rgb = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
let layouts = [
    Layout(name: "grey", bitsPerPixel: 8, space: CGColorSpaceCreateDeviceGray(), info: info(.none)),
    Layout(name: "RGB", bitsPerPixel: 24, space: rgb, info: info(.none)),
    Layout(name: "RGBA", bitsPerPixel: 32, space: rgb, info: info(.last)),
    Layout(name: "RGBX", bitsPerPixel: 32, space: rgb, info: info(.noneSkipLast, .byteOrder32Big)),
    Layout(name: "BGRA", bitsPerPixel: 32, space: rgb, info: info(.premultipliedFirst, .byteOrder32Little)),
    Layout(name: "BGRX", bitsPerPixel: 32, space: rgb, info: info(.noneSkipFirst, .byteOrder32Little)),
]
for layout in layouts {
    guard let image = picture(layout, side: 4) else {
        print(layout.name, "cannot be made")
        continue
    }
    let model: String =
        switch image.colorSpace?.model {
        case .monochrome: "grey"
        case .rgb: "colour"
        default: "other"
        }
    let isLittle = image.byteOrderInfo == .order32Little
    print(
        layout.name, model, image.colorSpace?.numberOfComponents ?? 0, image.alphaInfo == layout.info.alpha, isLittle,
        image.bitsPerComponent, image.renderingIntent == .perceptual, image.isMask, image.copy()?.width ?? 0)
}
print(picture(Layout(name: "", bitsPerPixel: 16, space: rgb, info: info(.none)), side: 4) == nil)

extension CGBitmapInfo {
    /// The part of the flags that speaks of alpha.
    var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue) }
}
