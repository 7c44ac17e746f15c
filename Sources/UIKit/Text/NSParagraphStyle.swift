internal import CoreGraphics
public import Foundation

/// How the lines of a paragraph stand. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    /// Where lines begin.
    open internal(set) var alignment = NSTextAlignment.natural
    /// What becomes of lines that do not fit.
    open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// What is between two lines.
    open internal(set) var lineSpacing: CGFloat = 0
    /// What is after the paragraph.
    open internal(set) var paragraphSpacing: CGFloat = 0
    /// What is before the paragraph, unless it is the first.
    open internal(set) var paragraphSpacingBefore: CGFloat = 0
    /// How high a line is at least.
    open internal(set) var minimumLineHeight: CGFloat = 0
    /// How high a line is at most; 0 for any height.
    open internal(set) var maximumLineHeight: CGFloat = 0
    /// How many times as high as its letters a line is; 0 for once.
    open internal(set) var lineHeightMultiple: CGFloat = 0
    /// How far the first line is from the left.
    open internal(set) var firstLineHeadIndent: CGFloat = 0
    /// How far the other lines are from the left.
    open internal(set) var headIndent: CGFloat = 0
    /// Where lines end: from the left, or from the right when it is not above 0.
    open internal(set) var tailIndent: CGFloat = 0

    /// Lines that begin where those of their language do and go on in the next one.
    public required override init() {
        super.init()
    }

    /// Lines that begin where those of their language do and go on in the next one.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.takeValues(of: self)
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.takeValues(of: self)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return paragraphLook == other.paragraphLook
    }

    open override var hash: Int { paragraphLook.hashValue }

    fileprivate func takeValues(of other: NSParagraphStyle) {
        alignment = other.alignment
        lineBreakMode = other.lineBreakMode
        lineSpacing = other.lineSpacing
        paragraphSpacing = other.paragraphSpacing
        paragraphSpacingBefore = other.paragraphSpacingBefore
        minimumLineHeight = other.minimumLineHeight
        maximumLineHeight = other.maximumLineHeight
        lineHeightMultiple = other.lineHeightMultiple
        firstLineHeadIndent = other.firstLineHeadIndent
        headIndent = other.headIndent
        tailIndent = other.tailIndent
    }
}

/// How the lines of a paragraph stand, to be said.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Where lines begin.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    /// What becomes of lines that do not fit.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    /// What is between two lines.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    /// What is after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
    /// What is before the paragraph, unless it is the first.
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { super.paragraphSpacingBefore = newValue }
    }
    /// How high a line is at least.
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }
    /// How high a line is at most; 0 for any height.
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { super.maximumLineHeight = newValue }
    }
    /// How many times as high as its letters a line is; 0 for once.
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }
    /// How far the first line is from the left.
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { super.firstLineHeadIndent = newValue }
    }
    /// How far the other lines are from the left.
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { super.headIndent = newValue }
    }
    /// Where lines end: from the left, or from the right when it is not above 0.
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { super.tailIndent = newValue }
    }

    /// Takes over all that another style says.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        takeValues(of: obj)
    }
}

extension NSParagraphStyle: ParagraphLookCarrier {
    package var paragraphLook: ParagraphLook {
        var look = ParagraphLook()
        look.alignment = alignment.look
        look.breaking = lineBreakMode.look
        look.lineSpacing = lineSpacing
        look.spacing = paragraphSpacing
        look.spacingBefore = paragraphSpacingBefore
        look.minimumLineHeight = minimumLineHeight
        look.maximumLineHeight = maximumLineHeight
        look.lineHeightMultiple = lineHeightMultiple
        look.firstLineIndent = firstLineHeadIndent
        look.indent = headIndent
        look.tailIndent = tailIndent
        return look
    }
}

extension NSTextAlignment {
    var look: ParagraphLook.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSLineBreakMode {
    var look: ParagraphLook.Breaking {
        switch self {
        case .byWordWrapping: .words
        case .byCharWrapping: .letters
        case .byClipping: .clip
        case .byTruncatingHead: .head
        case .byTruncatingTail: .tail
        case .byTruncatingMiddle: .middle
        }
    }
}
