public import Foundation

/// Colours that go over into each other, from 0 to 1.
public final class CGGradient: Sendable {
    struct Stop: Sendable {
        var location: CGFloat
        var color: CGColor
    }

    private let stops: [Stop]

    /// A gradient of colours.
    ///
    /// - Parameters:
    ///   - space: Without effect: colours go over in RGB.
    ///   - colors: Two or more, each a ``CGColor``.
    ///   - locations: A place from 0 to 1 for each of them; nil for equal distances.
    /// - Returns: Nil when there is no colour, or something else among them.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let found = colors.compactMap { $0 as? CGColor }
        guard !found.isEmpty, found.count == colors.count else { return nil }
        stops = Self.stops(found, locations)
    }

    /// A gradient of colours by their components.
    ///
    /// - Parameters:
    ///   - space: What the components mean.
    ///   - components: Of each colour all components, and alpha.
    ///   - locations: A place from 0 to 1 for each of them; nil for equal distances.
    ///   - count: How many colours there are.
    /// - Returns: Nil when there is no colour, or the space has no components.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let size = space.numberOfComponents + 1
        let found = (0..<max(count, 0)).compactMap { CGColor(colorSpace: space, components: components + $0 * size) }
        guard !found.isEmpty, found.count == count else { return nil }
        stops = Self.stops(found, locations)
    }

    private static func stops(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) -> [Stop] {
        let last = CGFloat(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { number, color in
            Stop(location: min(max(locations?[number] ?? CGFloat(number) / last, 0), 1), color: color)
        }
        // A stable order: of two colours at one place the first one ends there.
        return stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    }

    /// The colours from 0 to 1, with nothing at an end that is not to be drawn beyond.
    func stops(_ options: CGGradientDrawingOptions) -> [Stop] {
        var result = stops
        if result[0].location > 0 { result.insert(Stop(location: 0, color: result[0].color), at: 0) }
        let last = result[result.count - 1]
        if last.location < 1 { result.append(Stop(location: 1, color: last.color)) }
        func nothing(_ location: CGFloat, like color: CGColor) -> Stop {
            Stop(location: location, color: color.copy(alpha: 0) ?? .clear)
        }
        if !options.contains(.drawsBeforeStartLocation) {
            result.insert(nothing(0, like: result[0].color), at: 0)
        }
        if !options.contains(.drawsAfterEndLocation) { result.append(nothing(1, like: last.color)) }
        return result
    }
}

/// What of a gradient is drawn beside what lies between its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// What lies before its start, in the first colour.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// What lies behind its end, in the last colour.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Where a gradient goes, in user space.
struct GradientCircles {
    var start: CGPoint
    var startRadius: CGFloat = 0
    var end: CGPoint
    var endRadius: CGFloat = 0
    var isRadial: Bool
    var options: CGGradientDrawingOptions

    var isFinite: Bool {
        [start.x, start.y, startRadius, end.x, end.y, endRadius].allSatisfy(\.isFinite)
    }
}

extension CGContext {
    /// Paints the clip with a gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: Where it begins.
    ///   - endPoint: Where it ends; nothing is painted when that is where it begins.
    ///   - options: What is painted before and behind it.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let line = GradientCircles(start: startPoint, end: endPoint, isRadial: false, options: options)
        guard line.isFinite, startPoint != endPoint else { return }
        canvas.draw(gradient, line, state: state)
    }

    /// Paints the clip with a gradient from one circle to another.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startCenter: The middle of the circle where it begins.
    ///   - startRadius: Its radius.
    ///   - endCenter: The middle of the circle where it ends.
    ///   - endRadius: Its radius.
    ///   - options: What is painted before and behind it.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let circles = GradientCircles(
            start: startCenter, startRadius: max(0, startRadius), end: endCenter, endRadius: max(0, endRadius),
            isRadial: true, options: options)
        guard circles.isFinite, startCenter != endCenter || startRadius != endRadius else { return }
        canvas.draw(gradient, circles, state: state)
    }
}

extension CGGradient: Hashable {
    /// A gradient equals itself alone.
    public static func == (a: CGGradient, b: CGGradient) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
