internal import CoreGraphics
public import Foundation

// Text in the current context, whose y points down. Letters are drawn by fonts of the machine; where there is none, or no Pango,
// nothing is drawn, text has no size, and the program's standard error says so once.

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The origin is the upper left corner of the first line, and lines are broken; without it there is one line, whose
    /// baseline begins at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// What the font wants between lines counts. Without effect: it is part of the line's height.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// What letters look like counts, not the room that they take. Without effect: the room counts.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits shows what is left out.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is asked for beside attributes, and what came of it.
open class NSStringDrawingContext: NSObject {
    /// How small text may become to fit; 0 for not smaller. Kept, without effect.
    open var minimumScaleFactor: CGFloat = 0
    /// How small the text became.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The room that the text took.
    open internal(set) var totalBounds = CGRect.zero

    /// Nothing more than attributes say.
    public override init() {
        super.init()
    }
}

extension NSString {
    /// The room that the text takes in one line, or in as many as it has itself.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextDrawing(self, attrs).size
    }

    /// Draws the text in as many lines as it has itself.
    ///
    /// - Parameters:
    ///   - point: Where the upper left corner of the first line goes.
    ///   - attrs: What it looks like: black, in the system's font of 12 points, unless they say otherwise.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextDrawing(self, attrs).draw(at: point)
    }

    /// Draws the text from the upper left corner of a rectangle: as many lines as fit, and one at least.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextDrawing(self, attrs).draw(in: rect, [.usesLineFragmentOrigin], nil)
    }

    /// Draws the text in a rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        TextDrawing(self, attributes).draw(in: rect, options, context)
    }

    /// The rectangle around the text as it would be drawn in a room.
    ///
    /// - Parameters:
    ///   - size: The room; the height counts where the last line shows what is left out.
    ///   - options: How it is drawn.
    ///   - attributes: What it looks like.
    ///   - context: Is told the same.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        TextDrawing(self, attributes).bounds(size, options, context)
    }
}

extension String {
    /// The room that the text takes in one line, or in as many as it has itself.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }

    /// Draws the text in as many lines as it has itself; see `NSString`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text from the upper left corner of a rectangle: as many lines as fit, and one at least.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text in a rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        NSString(string: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// The rectangle around the text as it would be drawn in a room; see `NSString`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension NSAttributedString {
    /// The room that the text takes in one line, or in as many as it has itself.
    public func size() -> CGSize { TextDrawing(self).size }

    /// Draws the text in as many lines as it has itself, with the upper left corner of the first one at a point.
    public func draw(at point: CGPoint) {
        TextDrawing(self).draw(at: point)
    }

    /// Draws the text from the upper left corner of a rectangle: as many lines as fit, and one at least.
    public func draw(in rect: CGRect) {
        TextDrawing(self).draw(in: rect, [.usesLineFragmentOrigin], nil)
    }

    /// Draws the text in a rectangle.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        TextDrawing(self).draw(in: rect, options, context)
    }

    /// The rectangle around the text as it would be drawn in a room.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        TextDrawing(self).bounds(size, options, context)
    }
}

/// Text that is about to be measured or drawn.
private struct TextDrawing {
    let text: StyledText

    private static var usualLook: TextLook {
        TextLook(font: UIFont.systemFont(ofSize: 12).textFont, color: .black)
    }

    init(_ string: NSString, _ attributes: [NSAttributedString.Key: Any]?) {
        text = StyledText(String(describing: string), attributes: attributes ?? [:], otherwise: Self.usualLook)
    }

    init(_ string: NSAttributedString) {
        text = StyledText(string, otherwise: Self.usualLook)
    }

    var size: CGSize { TextLayout(text, width: nil).size }

    func draw(at point: CGPoint) {
        UIGraphicsGetCurrentContext()?.draw(TextLayout(text, width: nil), at: point)
    }

    func draw(in rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let (layout, offset) = layout(rect.size, options)
        // A room without width or height has none to end in.
        let fitting = rect.height > 0 ? layout.linesFitting(rect.height) : .max
        target.draw(
            layout, at: CGPoint(x: rect.minX, y: rect.minY + offset),
            lines: options.contains(.usesLineFragmentOrigin) ? fitting : .max)
        context?.totalBounds = layout.bounds.offsetBy(dx: rect.minX, dy: rect.minY + offset)
    }

    func bounds(
        _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> CGRect {
        let (layout, offset) = layout(size, options)
        let bounds = layout.bounds.offsetBy(dx: 0, dy: offset)
        context?.totalBounds = bounds
        return bounds
    }

    /// The lines, and how far below the origin the first one's top is.
    private func layout(_ size: CGSize, _ options: NSStringDrawingOptions) -> (TextLayout, CGFloat) {
        guard options.contains(.usesLineFragmentOrigin) else {
            let layout = TextLayout(text, width: nil)
            return (layout, -(layout.lines.first?.baseline ?? 0))
        }
        let width = size.width > 0 ? size.width : nil
        let layout = TextLayout(text, width: width)
        guard options.contains(.truncatesLastVisibleLine), size.height > 0 else { return (layout, 0) }
        let fitting = layout.linesFitting(size.height)
        guard fitting < layout.lines.count else { return (layout, 0) }
        return (TextLayout(text.omittingTails, width: width, lines: fitting), 0)
    }
}

extension StyledText {
    /// The same text, whose last line shows that there is more.
    var omittingTails: StyledText {
        var result = self
        for index in result.pieces.indices {
            switch result.pieces[index].paragraph.breaking {
            case .words, .letters, .clip: result.pieces[index].paragraph.breaking = .tail
            case .head, .middle, .tail: break
            }
        }
        return result
    }
}
