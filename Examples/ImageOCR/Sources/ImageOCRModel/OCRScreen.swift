import Foundation
import Observation

/// What the screen shows, and what happens when somebody touches it.
///
/// Everything runs on the main actor. A reading is a task; whoever supersedes it cancels it, and a cancelled reading never changes
/// the screen again: the last look at the cancellation and the change have no suspension between them.
@MainActor
@Observable
public final class OCRScreen {
    /// What became of the last choice.
    public enum State: Hashable, Sendable {
        /// Nothing was chosen yet.
        case ready
        /// A picture is being read.
        case recognizing
        /// The picture has text: ``OCRScreen/transcript``.
        case recognized
        /// The picture was read and has no text.
        case noText
        /// The file is no picture, or could not be read.
        case unreadable
        /// The picker could not hand over the file.
        case notOpened
        /// The reading was cancelled before its end.
        case canceled
    }

    /// Whether the app is in front.
    public enum Phase: Hashable, Sendable {
        case active, inactive, background
    }

    public private(set) var state = State.ready
    /// The text of the picture. It stays until something else is chosen.
    public private(set) var transcript = ""
    /// Whether the picker is open.
    public private(set) var isChoosing = false

    private let reader: any PictureReader
    private var reading: Task<Void, Never>?

    public init(reader: any PictureReader = VisionReader()) {
        self.reader = reader
    }

    public var isRecognizing: Bool { state == .recognizing }

    /// One sentence about ``state``.
    public var message: String {
        switch state {
        case .ready: "Choose an image to recognize."
        case .recognizing: "Recognizing…"
        case .recognized: "Text recognized."
        case .noText: "No text found."
        case .unreadable: "Could not read this image. Try a local JPEG or PNG."
        case .notOpened: "Could not open the selected file."
        case .canceled: "Recognition canceled."
        }
    }
}

// MARK: - What the user does

extension OCRScreen {
    /// Opens the picker. What is being read is given up at once; what was read stays.
    public func openPicker() {
        cancel()
        isChoosing = true
    }

    /// Closes the picker without a choice. The screen stays as it was when the picker opened.
    public func dismissPicker() {
        isChoosing = false
    }

    /// Takes what the picker gives: a file, or why there is none. The text before it goes at once.
    public func choose(_ choice: Result<URL, any Error>) {
        cancel()
        isChoosing = false
        transcript = ""
        switch choice {
        case .success(let file): read(file)
        case .failure: state = .notOpened
        }
    }

    /// Gives up what is being read; without one, nothing happens.
    public func cancel() {
        guard let reading else { return }
        reading.cancel()
        self.reading = nil
        state = .canceled
    }

    /// Leaving the front gives up what is being read. Coming back starts nothing: choose the picture again.
    public func phaseChanged(to phase: Phase) {
        if phase != .active { cancel() }
    }

    /// The screen goes away.
    public func disappear() {
        cancel()
    }
}

// MARK: - Reading

extension OCRScreen {
    private func read(_ file: URL) {
        state = .recognizing
        reading = Task { [reader] in
            let outcome: Result<String, any Error>
            do {
                outcome = .success(try await reader.text(of: file))
            } catch {
                outcome = .failure(error)
            }
            // Whoever cancelled this reading has said on the screen what is the case now.
            guard !Task.isCancelled else { return }
            reading = nil
            switch outcome {
            case .success(let text):
                transcript = text
                state = text.isEmpty ? .noText : .recognized
            case .failure:
                state = .unreadable
            }
        }
    }

    /// Waits until nothing is being read, for a caller that has no screen to look at.
    public func settle() async {
        while let reading { await reading.value }
    }
}
