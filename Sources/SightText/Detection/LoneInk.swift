internal import Foundation
package import SightGeometry
package import SightImage

/// The ink of a picture that has nothing on it but a letter or a short word, for pictures where the detector finds no line: it
/// was taught words, and overlooks strokes, letters that fill the picture, and tight crops.
package struct LoneInk: Sendable {
    /// Around the ink, in pixels of the picture.
    package let box: Rectangle
    /// The size of the letters: their height, or their width where they are one low stroke.
    package let size: Double
    /// A part of the picture with ground around it, and where it begins and how large it is there.
    private let window: PixelBuffer
    private let origin: Point
    private let scale: Double

    /// The longer side at which ink is looked for.
    private static let longSide = 640.0
    /// More pieces than the strokes of a few letters are a drawing or a photograph.
    private static let mostPieces = 12
    /// How far a drawing's shades have to fall into two: the variance between them as a part of all.
    private static let leastSeparation = 0.8
    /// What is longer, as a multiple of its width, is a rule.
    private static let longestStroke = 11.0

    /// - Parameter picture: without alpha. Cost: a few milliseconds.
    /// - Returns: nil where there is more on the picture, or nothing.
    package init?(_ picture: PixelBuffer) {
        let long = Double(max(picture.width, picture.height))
        let scale = min(Self.longSide / long, 1)
        let small =
            (scale < 1
            ? picture.resized(
                width: max(Int((Double(picture.width) * scale).rounded()), 1),
                height: max(Int((Double(picture.height) * scale).rounded()), 1)) : picture).rgb()
        guard let mask = InkMask(small), mask.separation >= Self.leastSeparation else { return nil }
        let map = ProbabilityMap(width: mask.width, height: mask.height, values: mask.isInk.map { $0 ? 1 : 0 })
        var pieces = ConnectedComponents.hulls(of: map, above: 0.5)
        let largest = pieces.map(\.area).max() ?? 0
        // Specks. The dilation has made all pieces one pixel larger.
        pieces.removeAll { 50 * $0.area < largest }
        guard largest >= 12, pieces.count <= Self.mostPieces else { return nil }
        let corners = pieces.flatMap(\.outline)
        let left = corners.map(\.x).min()!, right = corners.map(\.x).max()!
        let top = corners.map(\.y).min()!, bottom = corners.map(\.y).max()!
        let width = max(right - left, 1), height = max(bottom - top, 1)
        guard max(width, height) >= 6, max(width, height) <= Self.longestStroke * min(width, height) else { return nil }
        // Rules, shadows and frames reach from border to border; letters do on small cut-outs only.
        let touched = [left <= 1, right >= Double(mask.width - 1), top <= 1, bottom >= Double(mask.height - 1)]
        guard touched.count(where: { $0 }) < 2 || max(mask.width, mask.height) < 200 else { return nil }

        let isLowStroke = pieces.count == 1 && width > 2 * height
        let size = isLowStroke ? 1.2 * width : height > 2 * width ? height : max(height, min(width, 1.5 * height))
        box = Rectangle(x: left / scale, y: top / scale, width: width / scale, height: height / scale)
        self.size = size / scale
        // Small letters are cut from the picture itself.
        let source = size >= 40 ? small : picture.rgb(), factor = size >= 40 ? scale : 1
        let margin = Int((1.1 * self.size * factor).rounded(.up))
        let x = Int(box.x * factor) - margin, y = Int(box.y * factor) - margin
        let ground = mask.ground
        window = PixelBuffer(
            width: Int((box.width * factor).rounded(.up)) + 2 * margin,
            height: Int((box.height * factor).rounded(.up)) + 2 * margin, format: .rgb8
        ) { [width = Int((box.width * factor).rounded(.up)) + 2 * margin] out in
            source.withUnsafeBytes { bytes in
                for i in 0..<(out.count / 3) {
                    let px = x + i % width, py = y + i / width
                    let isInside = (0..<source.width).contains(px) && (0..<source.height).contains(py)
                    let from = py * source.bytesPerRow + 3 * px
                    for band in 0..<3 { out[3 * i + band] = isInside ? bytes[from + band] : ground[band] }
                }
            }
        }
        origin = Point(x: Double(x), y: Double(y))
        self.scale = factor
    }

    /// The ink as a line.
    /// - Parameter margin: around the ink, in sizes of its letters; at most 1.
    package func line(margin: Double) -> LineImage {
        let grown = Rectangle(
            x: box.x - margin * size, y: box.y - margin * size, width: box.width + 2 * margin * size,
            height: box.height + 2 * margin * size)
        let shape = LineShape(quad: Quad(grown))
        let inside = shape.quad.map { $0 * scale - origin }
        return LineImage(
            shape: shape, pixels: window.warped(inside, width: shape.width, height: LineShape.height))
    }
}
