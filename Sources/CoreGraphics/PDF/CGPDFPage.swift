public import Foundation
internal import SightImage

/// A box of a PDF page.
public enum CGPDFBox: Int32, Sendable {
    /// The sheet.
    case mediaBox = 0
    /// What of it is shown.
    case cropBox = 1
    /// What is printed before cutting.
    case bleedBox = 2
    /// What is left after cutting.
    case trimBox = 3
    /// What the author means as content.
    case artBox = 4
}

/// A page of a PDF document.
public final class CGPDFPage: Sendable {
    let content: PDFPage
    private let owner: CGPDFDocument

    init(_ document: CGPDFDocument, _ content: PDFPage) {
        owner = document
        self.content = content
    }

    /// The document.
    public var document: CGPDFDocument? { owner }

    /// Which page of the document it is, the first being 1.
    public var pageNumber: Int { content.number + 1 }

    /// How far the page is turned clockwise for display, in degrees: 0, 90, 180 or 270. ``CGContext/drawPDFPage(_:)`` does
    /// not turn it, ``getDrawingTransform(_:rect:rotate:preserveAspectRatio:)`` does.
    public var rotationAngle: Int32 { Int32(content.quarterTurns) * 90 }

    /// A box of the page: points, y upwards, not turned.
    ///
    /// A box that the page does not say is the one that PDF takes in its place: the crop box, or the media box for that.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        let said = content.boxes[Int(box.rawValue)]
        let media = content.boxes[0] ?? .letter
        return CGRect(box == .mediaBox ? media : said ?? content.boxes[1] ?? media)
    }

    /// The map that puts a box of the page, turned as it is displayed, into the middle of a rectangle.
    ///
    /// As on Apple's systems a page becomes smaller to fit into the rectangle, never larger.
    ///
    /// - Parameters:
    ///   - box: The box.
    ///   - rect: Where to, y upwards.
    ///   - rotate: Degrees clockwise beside the page's own turn: a multiple of 90.
    ///   - preserveAspectRatio: Whether width and height shrink alike.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let source = getBoxRect(box)
        guard source.width > 0, source.height > 0, rect.width > 0, rect.height > 0 else { return .identity }
        let quarters = (Int((rotate / 90) % 4) + content.quarterTurns + 4) % 4
        let size = quarters % 2 == 0 ? source.size : CGSize(width: source.height, height: source.width)
        var across = min(rect.width / size.width, 1), down = min(rect.height / size.height, 1)
        if preserveAspectRatio {
            across = min(across, down)
            down = across
        }
        // Exact, where sines and cosines would leave traces.
        let turn: (a: CGFloat, b: CGFloat) = [(1, 0), (0, -1), (-1, 0), (0, 1)][quarters]
        return CGAffineTransform(translationX: -source.midX, y: -source.midY)
            .concatenating(CGAffineTransform(a: turn.a, b: turn.b, c: -turn.b, d: turn.a, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(scaleX: across, y: down))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }
}

extension CGPDFPage: Hashable {
    /// A page equals itself alone.
    public static func == (a: CGPDFPage, b: CGPDFPage) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension CGRect {
    init(_ box: PDFPage.Box) {
        self.init(x: box.left, y: box.bottom, width: box.right - box.left, height: box.top - box.bottom)
    }
}
