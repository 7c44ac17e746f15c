/// How often a symbol is right of which Tesseract is so certain.
///
/// Its certainties go to 100, and all that are worth something lie close below. The table was counted on 18,076 letters of Arabic,
/// Greek, Hebrew, Hindi, Korean, Russian and Thai lines: rendered, as fair scans, and badly degraded. So the mean probability of a line means what it does
/// with PP-OCR: lines the right way up have 0.9 and more, those on their head or in another script 0.7 and less.
enum TesseractCertainty {
    /// How far below 100, and the chance.
    private static let table: [(distance: Float, chance: Float)] = [
        (0.3, 0.998), (0.7, 0.99), (1, 0.98), (1.25, 0.95), (1.6, 0.85), (2, 0.77), (3, 0.69), (4, 0.6), (6, 0.53),
        (10, 0.44), (20, 0.31), (40, 0.15), (100, 0.02),
    ]

    static func probability(_ certainty: Float) -> Float {
        let distance = min(max(100 - certainty, table[0].distance), 100)
        let above = max(table.firstIndex { $0.distance >= distance } ?? table.count - 1, 1)
        let (low, high) = (table[above - 1], table[above])
        let part = (distance - low.distance) / (high.distance - low.distance)
        return low.chance + part * (high.chance - low.chance)
    }
}
