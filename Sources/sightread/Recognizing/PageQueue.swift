internal import SightFormats

/// What is to be done with the pages of all inputs, and in which order their outcomes leave: files are opened one ahead of the
/// work, pages are worked on a few at a time, outcomes leave in the order of the input as soon as they can.
///
/// It decides only; who asks it does the work. However many inputs there are, it holds few files and few outcomes.
struct PageQueue {
    /// Something to do at the same time as everything that is under way.
    enum Work {
        case open(input: Int)
        case recognize(ticket: Int, page: Int, file: OpenedInput)
    }

    /// What became of an input's place in the order.
    enum Outcome {
        case page(number: Int?, PageRecognition.Outcome)
        /// The file as a whole.
        case failed(Failure)
        /// A file of a folder that is no picture.
        case skipped
    }

    /// An outcome whose turn it is.
    struct Departure {
        var input: Int
        var outcome: Outcome
        var isLastOfInput: Bool
    }

    private struct Place {
        enum State {
            case waiting(page: Int, file: OpenedInput)
            case underWay
            case done(Outcome)
        }

        let input: Int
        let isLastOfInput: Bool
        var state: State
    }

    private let inputs: Int
    private let concurrency: Int
    private var nextInput = 0
    private var isOpening = false
    private var running = 0
    /// In order; the first has the ticket `departed`.
    private var places: [Place] = []
    private var departed = 0
    /// Among `places`, the first that may still wait.
    private var nextPlace = 0

    /// - Parameters:
    ///   - inputs: how many there are.
    ///   - concurrency: how many pages are worked on at a time.
    init(inputs: Int, concurrency: Int) {
        self.inputs = inputs
        self.concurrency = concurrency
    }

    /// Something that can be started now; nil when something under way has to end first, or when all is done.
    mutating func start() -> Work? {
        while nextPlace < places.count, running < concurrency {
            // A slow page at the head must not let the finished ones behind it pile up without end.
            guard nextPlace < 4 * concurrency else { return nil }
            defer { nextPlace += 1 }
            if case .waiting(let page, let file) = places[nextPlace].state {
                places[nextPlace].state = .underWay
                running += 1
                return .recognize(ticket: departed + nextPlace, page: page, file: file)
            }
        }
        guard !isOpening, nextInput < inputs, places.count - nextPlace < concurrency, places.count < 4 * concurrency
        else { return nil }
        isOpening = true
        nextInput += 1
        return .open(input: nextInput - 1)
    }

    /// A file was opened: its pages get in line.
    mutating func opened(_ file: OpenedInput, input: Int) {
        isOpening = false
        for page in file.pages {
            places.append(
                Place(
                    input: input, isLastOfInput: page == file.pages.last, state: .waiting(page: page, file: file)))
        }
    }

    /// A file has no pages to be looked at.
    mutating func closed(_ outcome: Outcome, input: Int) {
        isOpening = false
        places.append(Place(input: input, isLastOfInput: true, state: .done(outcome)))
    }

    mutating func finished(_ outcome: Outcome, ticket: Int) {
        running -= 1
        places[ticket - departed].state = .done(outcome)
    }

    /// The next outcome, when it is there.
    mutating func depart() -> Departure? {
        guard let place = places.first, case .done(let outcome) = place.state else { return nil }
        places.removeFirst()
        departed += 1
        nextPlace = max(nextPlace - 1, 0)
        return Departure(input: place.input, outcome: outcome, isLastOfInput: place.isLastOfInput)
    }
}
