import CompatibilityChecks
import Foundation

// `OCR.swift` beside this file is a published listing, extracted when the check runs; it is not part of the repository.

extension OCRModel: ReadingScreen {
    var isBusy: Bool { isRecognizing }
    var shownMessage: String { message }
    var shownText: String { text }
    func open(_ url: URL) { importImage(.success(url)) }
    func stop() { cancel() }
}

let fixtures = URL(filePath: CommandLine.arguments[1])
let report = Report()
let recognizer = TextRecognizer()
await checkRecognizer(
    report, fixtures: fixtures, recognize: { try await recognizer.recognize($0) },
    isUnreadable: { $0 is ImageInputError })
await checkScreen(report, fixtures: fixtures, screen: OCRModel())
report.finish()
