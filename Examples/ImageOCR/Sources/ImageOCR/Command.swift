import Foundation

/// What a line typed into the terminal asks for. The picker of a phone is two commands here: `pick` opens it, `pick FILE` or
/// `cancel` closes it.
enum Command: Equatable {
    case openPicker
    case pick(String)
    /// Closes the picker when it is open, and stops the reading otherwise: the two buttons of that name.
    case cancel
    case inactive
    case active
    case wait
    case help
    case quit

    static let usage = """
        pick          open the picker
        pick FILE     choose a file
        cancel        close the picker; or stop recognizing
        inactive      the app leaves the front
        active        the app comes back
        wait          wait until recognition has ended
        quit          leave
        """

    /// Nil for a line that is no command.
    init?(_ line: String) {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("pick", 1): self = .openPicker
        case ("pick", 2): self = .pick(parts[1].trimmingCharacters(in: .whitespaces))
        case ("cancel", 1): self = .cancel
        case ("inactive", 1): self = .inactive
        case ("active", 1): self = .active
        case ("wait", 1): self = .wait
        case ("help", 1): self = .help
        case ("quit", 1), ("exit", 1): self = .quit
        default: return nil
        }
    }
}
