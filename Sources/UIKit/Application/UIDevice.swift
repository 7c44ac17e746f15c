public import Foundation

/// The machine.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// This machine.
    public static let current = UIDevice()

    /// Its name in the network.
    open var name: String { ProcessInfo.processInfo.hostName }

    /// What kind of machine it is.
    open var model: String { "Linux" }

    /// What runs on it.
    open var systemName: String { "Linux" }

    /// Which version runs on it.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// How it is held: nothing says.
    open var orientation: UIDeviceOrientation { .unknown }

    /// What it is like to use: nothing says.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }

    /// Asks to be told how it is held: nothing says.
    open func beginGeneratingDeviceOrientationNotifications() {}

    /// Asks to be told no longer.
    open func endGeneratingDeviceOrientationNotifications() {}
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Nothing says.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, the wrong way up.
    case portraitUpsideDown = 2
    /// On its side, its top on the left.
    case landscapeLeft = 3
    /// On its side, its top on the right.
    case landscapeRight = 4
    /// Lying, to be seen.
    case faceUp = 5
    /// Lying, not to be seen.
    case faceDown = 6

    /// Whether it is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether it is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether it is lying.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Nothing says.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, the wrong way up.
    case portraitUpsideDown = 2
    /// On its side; the device's top is on the right.
    case landscapeLeft = 4
    /// On its side; the device's top is on the left.
    case landscapeRight = 3

    /// Whether it is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether it is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What a machine is like to use.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Nothing says.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car.
    case carPlay = 3
    /// A desktop.
    case mac = 5
}
