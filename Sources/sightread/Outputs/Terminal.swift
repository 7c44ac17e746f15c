internal import Foundation

/// What is known of the terminal.
enum Terminal {
    /// Whether somebody reads what is said.
    static let isAttended = isatty(STDERR_FILENO) == 1

    /// The characters of a line of standard error's terminal, at this moment.
    static var columns: Int { columns(of: STDERR_FILENO) }

    /// For texts: no wider than can be read.
    static var helpWidth: Int { min(columns(of: STDOUT_FILENO), 100) }

    /// Whether more than ASCII can be shown, by the locale.
    static let showsUnicode: Bool = {
        let environment = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let name = locale.lowercased()
        return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
    }()

    private static func columns(of descriptor: Int32) -> Int {
        var size = winsize()
        if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return max(20, Int(size.ws_col)) }
        return ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init).map { max(20, $0) } ?? 80
    }
}
