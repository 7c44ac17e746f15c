internal import SightEngine
internal import SightGeometry
internal import SightImage
internal import SightText

/// The drawing of `--annotate`: every line with a translucent fill and a firm outline, every word with a thin one.
enum Annotation {
    /// The picture with the boxes of a page over it. Cost: about 20 ns for every pixel inside a box.
    static func drawn(_ page: RecognizedPage, over picture: PixelBuffer) -> PixelBuffer {
        var canvas = Canvas(picture)
        // As thick on a photo as on a screenshot when both are shown at the same size.
        let pen = max(1.5, Double(max(picture.width, picture.height)) / 700)
        for line in page.lines {
            let style = ConfidenceStyle(line.confidence)
            for word in line.words {
                draw(
                    word.quad, pen: max(1, pen * 0.4), outline: 0.6, fill: 0, ConfidenceStyle(word.confidence).color,
                    &canvas)
            }
            draw(line.quad, pen: pen * style.weight, outline: 0.95, fill: 0.14, style.color, &canvas)
        }
        return canvas.picture
    }

    private static func draw(
        _ quad: Quad, pen: Double, outline: Double, fill: Double, _ color: Canvas.Color, _ canvas: inout Canvas
    ) {
        guard let shape = QuadOutline(quad) else { return }
        let reach = pen / 2 + 1
        let box = Rectangle(
            x: shape.box.x - reach, y: shape.box.y - reach, width: shape.box.width + 2 * reach,
            height: shape.box.height + 2 * reach)
        canvas.paint(color, in: box) { point in
            let depth = shape.depth(of: point)
            return max(outline * Canvas.coverage(pen / 2 - abs(depth)), fill * Canvas.coverage(depth))
        }
    }
}
