/// How a confidence looks.
///
/// The colors are of the palette of M. Okabe and K. Ito ("Color Universal Design", 2008), which people with any kind
/// of color blindness tell apart; what is uncertain is drawn thicker besides.
struct ConfidenceStyle {
    let color: Canvas.Color
    /// A factor for the width of the outline.
    let weight: Double

    init(_ confidence: Double) {
        switch confidence {
        case 0.9...: (color, weight) = (Canvas.Color(red: 0, green: 114, blue: 178), 1)
        case 0.7...: (color, weight) = (Canvas.Color(red: 230, green: 159, blue: 0), 1.3)
        default: (color, weight) = (Canvas.Color(red: 213, green: 94, blue: 0), 1.7)
        }
    }
}
