import Foundation

/// What a recognizer of pictures, written for Apple's systems, has to do here.
///
/// - Parameters:
///   - fixtures: The folder of pictures.
///   - recognize: Reads a file's text, line by line.
///   - isUnreadable: Whether an error is the recognizer's own for a file that is no picture.
@MainActor
public func checkRecognizer(
    _ report: Report, fixtures: URL, recognize: (URL) async throws -> String, isUnreadable: (any Error) -> Bool
) async {
    for orientation in 1...8 {
        let name = "orientation-\(orientation).jpg"
        do {
            let text = try await recognize(fixtures.appending(path: name))
            report.check(text == phrase, "\(name) reads \(text)")
        } catch {
            report.check(false, "\(name): \(error)")
        }
    }
    do {
        let text = try await recognize(fixtures.appending(path: "blank.png"))
        report.check(text.isEmpty, "the blank picture reads \(text)")
    } catch {
        report.check(false, "the blank picture: \(error)")
    }
    do {
        let text = try await recognize(fixtures.appending(path: "cut-short.jpg"))
        report.check(false, "the damaged file reads \(text)")
    } catch {
        report.check(isUnreadable(error), "the damaged file: \(error)")
    }
    do {
        let text = try await recognize(fixtures.appending(path: "no such file.jpg"))
        report.check(false, "the missing file reads \(text)")
    } catch {
        report.check(!isUnreadable(error), "the missing file: \(error)")
    }
}

/// What the pictures `orientation-1.jpg` to `-8.jpg` say.
let phrase = "SWIFT VISION 2468"
