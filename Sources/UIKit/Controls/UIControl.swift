internal import Foundation

/// A view that something is done with.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger came down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger was lifted inside: it was pressed.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// Its value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// It was used, in whatever way.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Anything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control is.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// As it is from the start.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It cannot be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen.
        public static let selected = State(rawValue: 1 << 2)
    }

    /// Whether it can be used.
    open var isEnabled = true
    /// Whether it is chosen.
    open var isSelected = false
    /// Whether a finger is on it.
    open var isHighlighted = false
    private var actions: [(event: Event, action: UIAction)] = []

    /// How it is.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Does something when something happens; one action of an identifier counts once an event.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((controlEvents, action))
    }

    /// Does it no longer.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.event == controlEvents }
    }

    /// Does what was added for events, as if they had happened.
    open func sendActions(for controlEvents: Event) {
        for (event, action) in actions where !event.isDisjoint(with: controlEvents) { action.perform(self) }
    }
}

/// Something that a control does.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// A name for an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A name for an action.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Its name; one of its own unless it was given.
    public let identifier: Identifier
    /// The control that it is done for, while it is.
    open private(set) weak var sender: AnyObject?
    private let handler: (UIAction) -> Void

    /// Something to be done.
    ///
    /// - Parameters:
    ///   - title: What it says.
    ///   - image: What it shows.
    ///   - identifier: Its name.
    ///   - handler: Does it.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init(title, image)
    }

    func perform(_ sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
