internal import SightGeometry
internal import SightImage

/// A picture whose text is known: `TEXT 147`, drawn with straight strokes, so that it needs no font.
enum ProbePicture {
    static let text = "TEXT 147"

    /// The strokes of each letter, on a grid four wide and six high.
    private static let letters: [Character: [[(Double, Double)]]] = [
        "T": [[(0, 0), (4, 0)], [(2, 0), (2, 6)]],
        "E": [[(4, 0), (0, 0), (0, 6), (4, 6)], [(0, 3), (3.2, 3)]],
        "X": [[(0, 0), (4, 6)], [(4, 0), (0, 6)]],
        "1": [[(0.8, 1.2), (2, 0), (2, 6)]],
        "4": [[(3, 6), (3, 0), (0, 4.2), (4, 4.2)]],
        "7": [[(0, 0), (4, 0), (1.4, 6)]],
    ]

    static func drawn() -> PixelBuffer {
        let unit = 7.0, margin = 30.0, advance = 5.6, space = 2.8
        var canvas = Canvas(
            width: Int(2 * margin + unit * advance * Double(text.count)), height: Int(2 * margin + 6 * unit))
        var left = margin
        for letter in text {
            for stroke in letters[letter] ?? [] {
                let points = stroke.map { Point(x: left + unit * $0.0, y: margin + unit * $0.1) }
                for (start, end) in zip(points, points.dropFirst()) {
                    canvas.stroke(
                        from: start, to: end, width: 0.8 * unit, color: Canvas.Color(red: 20, green: 20, blue: 20))
                }
            }
            left += unit * (letter == " " ? space : advance)
        }
        return canvas.picture
    }
}
