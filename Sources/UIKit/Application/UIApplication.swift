public import Foundation

/// The program as the system sees it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// This program.
    public static let shared = UIApplication()

    /// Whether the screen stays lit while nobody touches it. Kept.
    open var isIdleTimerDisabled = false

    /// Whether the program is in front: always.
    open var applicationState: State { .active }

    /// Whether something opens a URL: nothing does, there is no desktop.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens a URL: nothing does, there is no desktop.
    ///
    /// - Parameters:
    ///   - url: What to open.
    ///   - options: Without effect.
    ///   - completion: Called with false.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// The URL of the program's settings, which nothing opens.
    public static let openSettingsURLString = "app-settings:"

    /// Where a program is.
    public enum State: Int, Sendable {
        /// In front.
        case active = 0
        /// In front, without events.
        case inactive = 1
        /// Not to be seen.
        case background = 2
    }

    /// How a URL is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// By a program of its site alone.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}

/// What a program does for the system.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}
