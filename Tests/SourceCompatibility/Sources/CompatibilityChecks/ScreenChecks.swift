import Foundation

/// The model behind a screen that shows the text of a picture.
@MainActor
public protocol ReadingScreen: AnyObject {
    var shownText: String { get }
    var shownMessage: String { get }
    var isBusy: Bool { get }
    /// The user picked a file.
    func open(_ url: URL)
    /// The user stopped the reading.
    func stop()
}

/// The states that such a model goes through.
@MainActor
public func checkScreen(_ report: Report, fixtures: URL, screen: some ReadingScreen) async {
    func open(_ name: String) { screen.open(fixtures.appending(path: name)) }
    /// Waits until the screen is idle; reports when that takes half a minute.
    func settle() async {
        let start = ContinuousClock.now
        while screen.isBusy, ContinuousClock.now - start < .seconds(30) {
            try? await Task.sleep(for: .milliseconds(5))
        }
        report.check(!screen.isBusy, "the screen is busy for ever")
    }

    open("orientation-6.jpg")
    report.check(screen.isBusy && screen.shownText.isEmpty, "the screen is not busy after a file was picked")
    let busyMessage = screen.shownMessage
    await settle()
    report.check(screen.shownText == phrase, "the screen shows \(screen.shownText)")
    let doneMessage = screen.shownMessage

    open("blank.png")
    await settle()
    report.check(screen.shownText.isEmpty, "the screen shows \(screen.shownText) for a blank picture")
    let emptyMessage = screen.shownMessage

    open("cut-short.jpg")
    await settle()
    report.check(screen.shownText.isEmpty, "the screen shows \(screen.shownText) for a damaged file")
    let unreadableMessage = screen.shownMessage

    // A newer choice replaces the one before, whose result must not arrive late.
    open("letter.png")
    open("orientation-1.jpg")
    await settle()
    report.check(screen.shownText == phrase, "the replaced file's text is shown: \(screen.shownText)")

    open("letter.png")
    try? await Task.sleep(for: .milliseconds(30))
    screen.stop()
    report.check(!screen.isBusy, "the screen is busy after it was stopped")
    let stoppedMessage = screen.shownMessage
    try? await Task.sleep(for: .seconds(2))
    report.check(screen.shownText.isEmpty && screen.shownMessage == stoppedMessage, "a stopped reading arrived late")

    let messages = Set([busyMessage, doneMessage, emptyMessage, unreadableMessage, stoppedMessage])
    report.check(messages.count == 5, "the five states are not told apart: \(messages)")
}
