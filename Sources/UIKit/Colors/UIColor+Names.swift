internal import CoreGraphics
internal import Foundation

/// Colours by name.
extension UIColor {
    /// Nothing.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Dark grey.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Grey.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Light grey.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Cyan.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Yellow.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Magenta.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

/// Colours of iOS' own controls: one for the day and one for the night.
extension UIColor {
    /// Red.
    public static let systemRed = UIColor(day: [255, 59, 48], night: [255, 69, 58])
    /// Green.
    public static let systemGreen = UIColor(day: [52, 199, 89], night: [48, 209, 88])
    /// Blue.
    public static let systemBlue = UIColor(day: [0, 122, 255], night: [10, 132, 255])
    /// Orange.
    public static let systemOrange = UIColor(day: [255, 149, 0], night: [255, 159, 10])
    /// Yellow.
    public static let systemYellow = UIColor(day: [255, 204, 0], night: [255, 214, 10])
    /// Pink.
    public static let systemPink = UIColor(day: [255, 45, 85], night: [255, 55, 95])
    /// Purple.
    public static let systemPurple = UIColor(day: [175, 82, 222], night: [191, 90, 242])
    /// Teal.
    public static let systemTeal = UIColor(day: [48, 176, 199], night: [64, 200, 224])
    /// Indigo.
    public static let systemIndigo = UIColor(day: [88, 86, 214], night: [94, 92, 230])
    /// Mint.
    public static let systemMint = UIColor(day: [0, 199, 190], night: [99, 230, 226])
    /// Cyan.
    public static let systemCyan = UIColor(day: [50, 173, 230], night: [100, 210, 255])
    /// Brown.
    public static let systemBrown = UIColor(day: [162, 132, 94], night: [172, 142, 104])
    /// What can be touched: blue.
    public static let tintColor = UIColor(day: [0, 122, 255], night: [10, 132, 255])
    /// Grey.
    public static let systemGray = UIColor(day: [142, 142, 147], night: [142, 142, 147])
    /// Grey, nearer to the background.
    public static let systemGray2 = UIColor(day: [174, 174, 178], night: [99, 99, 102])
    /// Grey, nearer to the background.
    public static let systemGray3 = UIColor(day: [199, 199, 204], night: [72, 72, 74])
    /// Grey, nearer to the background.
    public static let systemGray4 = UIColor(day: [209, 209, 214], night: [58, 58, 60])
    /// Grey, nearer to the background.
    public static let systemGray5 = UIColor(day: [229, 229, 234], night: [44, 44, 46])
    /// Grey, nearest to the background.
    public static let systemGray6 = UIColor(day: [242, 242, 247], night: [28, 28, 30])
    /// What lies behind everything: white.
    public static let systemBackground = UIColor(day: [255, 255, 255], night: [0, 0, 0])
    /// What lies behind groups.
    public static let secondarySystemBackground = UIColor(day: [242, 242, 247], night: [28, 28, 30])
    /// What lies behind groups in groups.
    public static let tertiarySystemBackground = UIColor(day: [255, 255, 255], night: [44, 44, 46])
    /// What lies behind groups of rows.
    public static let systemGroupedBackground = UIColor(day: [242, 242, 247], night: [0, 0, 0])
    /// What lies behind rows.
    public static let secondarySystemGroupedBackground = UIColor(day: [255, 255, 255], night: [28, 28, 30])
    /// What lies behind groups in rows.
    public static let tertiarySystemGroupedBackground = UIColor(day: [242, 242, 247], night: [44, 44, 46])
    /// Text: black.
    public static let label = UIColor(day: [0, 0, 0], night: [255, 255, 255])
    /// Text of less weight.
    public static let secondaryLabel = UIColor(day: [60, 60, 67, 0.6], night: [235, 235, 245, 0.6])
    /// Text of little weight.
    public static let tertiaryLabel = UIColor(day: [60, 60, 67, 0.3], night: [235, 235, 245, 0.3])
    /// Text of the least weight.
    public static let quaternaryLabel = UIColor(day: [60, 60, 67, 0.18], night: [235, 235, 245, 0.16])
    /// Text in the place of what is not written yet.
    public static let placeholderText = UIColor(day: [60, 60, 67, 0.3], night: [235, 235, 245, 0.3])
    /// Text that leads somewhere.
    public static let link = UIColor(day: [0, 122, 255], night: [9, 132, 255])
    /// A line between things, which lets them shine through.
    public static let separator = UIColor(day: [60, 60, 67, 0.29], night: [84, 84, 88, 0.6])
    /// A line between things.
    public static let opaqueSeparator = UIColor(day: [198, 198, 200], night: [56, 56, 58])
    /// The inside of small shapes.
    public static let systemFill = UIColor(day: [120, 120, 128, 0.2], night: [120, 120, 128, 0.36])
    /// The inside of shapes.
    public static let secondarySystemFill = UIColor(day: [120, 120, 128, 0.16], night: [120, 120, 128, 0.32])
    /// The inside of large shapes.
    public static let tertiarySystemFill = UIColor(day: [118, 118, 128, 0.12], night: [118, 118, 128, 0.24])
    /// The inside of very large shapes.
    public static let quaternarySystemFill = UIColor(day: [116, 116, 128, 0.08], night: [118, 118, 128, 0.18])
    /// Text on dark ground: white.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Text on light ground: black.
    public static let darkText = UIColor(white: 0, alpha: 1)

    /// Red, green and blue from 0 to 255, and alpha from 0 to 1 where it is not 1.
    private convenience init(day: [CGFloat], night: [CGFloat]) {
        let day = UIColor(parts: day), night = UIColor(parts: night)
        self.init { $0.userInterfaceStyle == .dark ? night : day }
    }

    private convenience init(parts: [CGFloat]) {
        self.init(
            red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
    }
}
