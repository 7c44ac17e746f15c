internal import SightInference
internal import Synchronization

/// A picture that is decoded when it is first needed, once for all who need it.
///
/// Whoever stops waiting leaves the others undisturbed. A failure is told to all who wait and not kept: a file may be
/// there at the next try.
package final class SharedPicture: Sendable {
    private enum State {
        case untouched
        case underWay(Task<DisplayedPicture, any Error>)
        case there(DisplayedPicture)
    }

    private let input: ImageInput
    private let state = Mutex(State.untouched)

    package init(_ input: ImageInput) {
        self.input = input
    }

    /// The picture as displayed. A cancelled task gets `CancellationError` at once, even while the picture is decoded.
    package func displayed() async throws -> DisplayedPicture {
        let task: Task<DisplayedPicture, any Error>
        switch next() {
        case .there(let picture): return picture
        case .underWay(let running): task = running
        case .untouched: preconditionFailure("a picture that is asked for is at least under way")
        }
        return try await withPromptCancellation { try await task.value }
    }

    /// Begins to decode, unless somebody did.
    private func next() -> State {
        state.withLock { state in
            if case .untouched = state {
                state = .underWay(
                    Task {
                        do {
                            let picture = try await self.input.displayedPicture()
                            self.state.withLock { $0 = .there(picture) }
                            return picture
                        } catch {
                            self.state.withLock { $0 = .untouched }
                            throw error
                        }
                    })
            }
            return state
        }
    }
}
