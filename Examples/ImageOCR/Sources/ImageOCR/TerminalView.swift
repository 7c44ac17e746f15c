import ImageOCRModel
import Observation

/// Prints the screen whenever it changes: the terminal's SwiftUI.
@MainActor
final class TerminalView {
    private let screen: OCRScreen
    private var shown = ""

    init(_ screen: OCRScreen) {
        self.screen = screen
    }

    /// Shows the screen now and after each change of it.
    func appear() {
        show()
        withObservationTracking {
            _ = content
        } onChange: { [weak self] in
            // The change is about to happen; look when it has.
            Task { @MainActor in self?.appear() }
        }
    }

    /// Prints the screen unless it is what was printed last.
    func show() {
        guard content != shown else { return }
        shown = content
        print(content)
    }

    private var content: String {
        var lines = [screen.message]
        if screen.isChoosing { lines.append("  [picker open]") }
        lines += screen.transcript.split(separator: "\n").map { "  | \($0)" }
        return lines.joined(separator: "\n")
    }
}
