import Testing
import UIKit

@Suite("Controls")
@MainActor
struct UIControlTests {
    @Test("A press does what was added, once, and a primary action too")
    func actions() {
        var presses = 0, uses = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Scan") { _ in uses += 1 })
        let action = UIAction { _ in presses += 1 }
        button.addAction(action, for: .touchUpInside)
        button.addAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(presses == 1 && uses == 1 && button.currentTitle == "Scan")
        button.removeAction(action, for: .touchUpInside)
        button.sendActions(for: [.touchUpInside, .valueChanged])
        #expect(presses == 1 && uses == 2)
    }

    @Test("Titles and pictures are those of the state, or the normal ones")
    func states() {
        let button = UIButton(type: .custom)
        button.setTitle("Start", for: .normal)
        button.setTitle("Stop", for: .selected)
        button.setTitleColor(.red, for: .normal)
        #expect(button.title(for: .disabled) == "Start" && button.currentTitle == "Start")
        button.isSelected = true
        #expect(button.currentTitle == "Stop" && button.state == .selected && button.titleColor(for: .selected) == .red)
    }

    @Test("Labels, texts and signs keep what they are given")
    func values() {
        let label = UILabel()
        label.text = "Total"
        label.font = .systemFont(ofSize: 12, weight: .bold)
        label.numberOfLines = 0
        #expect(label.text == "Total" && label.font.pointSize == 12)
        label.attributedText = NSAttributedString(string: "Sum")
        #expect(label.text == "Sum")
        let text = UITextView(frame: .zero)
        text.text = "a"
        text.text += "b"
        #expect(text.text == "ab")
        let sign = UIActivityIndicatorView(style: .large)
        #expect(sign.isHidden)
        sign.startAnimating()
        #expect(sign.isAnimating && !sign.isHidden)
    }

    @Test("What was copied is there until something else is")
    func pasteboard() {
        let board = UIPasteboard.general
        board.string = "read text"
        #expect(board.string == "read text" && board.hasStrings && !board.hasImages)
        board.image = UIImage()
        #expect(board.string == nil && board.hasImages)
    }

    @Test("Nothing opens a URL, and says so")
    func opening() async throws {
        let url = try #require(URL(string: "https://example.org"))
        #expect(!UIApplication.shared.canOpenURL(url))
        let isOpened = await withCheckedContinuation { done in
            UIApplication.shared.open(url) { done.resume(returning: $0) }
        }
        #expect(!isOpened)
        #expect(UIDevice.current.orientation == .unknown && UIScreen.main.scale == 1)
    }
}
