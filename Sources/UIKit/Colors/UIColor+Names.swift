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

/// Colours of iOS' own controls, as they are by day.
extension UIColor {
    /// Red.
    public static let systemRed = UIColor(byte: 255, 59, 48)
    /// Green.
    public static let systemGreen = UIColor(byte: 52, 199, 89)
    /// Blue.
    public static let systemBlue = UIColor(byte: 0, 122, 255)
    /// Orange.
    public static let systemOrange = UIColor(byte: 255, 149, 0)
    /// Yellow.
    public static let systemYellow = UIColor(byte: 255, 204, 0)
    /// Pink.
    public static let systemPink = UIColor(byte: 255, 45, 85)
    /// Purple.
    public static let systemPurple = UIColor(byte: 175, 82, 222)
    /// Teal.
    public static let systemTeal = UIColor(byte: 48, 176, 199)
    /// Indigo.
    public static let systemIndigo = UIColor(byte: 88, 86, 214)
    /// Grey.
    public static let systemGray = UIColor(byte: 142, 142, 147)
    /// What lies behind everything: white.
    public static let systemBackground = UIColor(byte: 255, 255, 255)
    /// What lies behind groups.
    public static let secondarySystemBackground = UIColor(byte: 242, 242, 247)
    /// Text: black.
    public static let label = UIColor(byte: 0, 0, 0)

    private convenience init(byte red: Int, _ green: Int, _ blue: Int) {
        self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
    }
}
