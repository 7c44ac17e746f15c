internal import Foundation
internal import SightImage

extension CGContext {
    /// Draws a page, a unit of user space a point, its origin at the origin. What is outside of its crop box is left out.
    ///
    /// The page is drawn at the resolution of the bitmap and over what is there: a page has no background of its own. Its
    /// annotations are drawn, and the fields of its form where user space is upright.
    ///
    /// A page that cannot be drawn leaves the bitmap as it is: a damaged one, and one that takes longer than 60 seconds or
    /// more than 768 MB.
    ///
    /// - Parameter page: The page.
    public func drawPDFPage(_ page: CGPDFPage) {
        let shown = CGRect(page.content.shown)
        let area = shown.applying(ctm).intersection(boundingBoxOfClipPath.applying(ctm))
            .intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width > 0, area.height > 0 else { return }
        let pixels = area.integral
        let map = ctm.concatenating(
            CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -pixels.minX, ty: pixels.maxY))
        let drawn = try? page.content.drawn(
            width: Int(pixels.width), height: Int(pixels.height),
            map: (map.a, map.b, map.c, map.d, map.tx, map.ty))
        guard let drawn else { return }
        saveGState()
        clip(to: shown)
        concatenate(ctm.inverted())
        interpolationQuality = .none
        draw(CGImage(drawn), in: pixels)
        restoreGState()
    }
}
