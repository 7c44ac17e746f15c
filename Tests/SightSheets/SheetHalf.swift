/// Rendered text exists twice, with nothing in common: other sentences, other names, other fonts, other random numbers.
package enum SheetHalf: String, Sendable, CaseIterable {
    /// What thresholds may be chosen on.
    case tuning
    /// What floors are measured on.
    case heldOut = "held-out"

    /// Families for running text, serif and sans-serif, proportional and typewriter; `scripts/setup` installs them.
    package var families: [String] {
        switch self {
        case .tuning: ["Liberation Sans", "Caladea", "Open Sans", "JetBrains Mono", "DejaVu Serif", "Quicksand Medium"]
        case .heldOut: ["Roboto", "Liberation Serif", "Carlito", "Inconsolata", "Linux Libertine O", "EB Garamond"]
        }
    }

    /// Sets the random numbers of the halves apart.
    var seed: Int {
        switch self {
        case .tuning: 1_000_003
        case .heldOut: 7_000_009
        }
    }
}

/// The languages that sheets are written in, by their codes.
package enum SheetLanguage: String, Sendable, CaseIterable, Codable {
    case en, de, fr, es, it, pt
}
