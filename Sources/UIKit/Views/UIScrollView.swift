internal import CoreGraphics
public import Foundation

/// A view that shows a part of something larger: its bounds' origin says which.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// The size of the whole.
    open var contentSize = CGSize.zero
    /// What is free around the whole.
    open var contentInset = UIEdgeInsets.zero
    /// Which point of the whole is in the upper left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    /// How many times as large the whole is shown. Kept: nobody asks the delegate for what grows, which nothing draws larger.
    open var zoomScale: CGFloat = 1
    /// How small it may become. Kept.
    open var minimumZoomScale: CGFloat = 1
    /// How large it may become. Kept.
    open var maximumZoomScale: CGFloat = 1
    /// What is told of changes. Kept: there are none by themselves.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// Whether another part can be chosen. Kept.
    open var isScrollEnabled = true
    /// Whether it moves by whole parts. Kept.
    open var isPagingEnabled = false
    /// Whether it goes beyond its ends for a moment. Kept.
    open var bounces = true
    /// Whether it does so where there is nothing more. Kept.
    open var alwaysBounceVertical = false
    /// Whether it does so where there is nothing more. Kept.
    open var alwaysBounceHorizontal = false
    /// Whether a bar shows where one is. Kept: none is drawn.
    open var showsVerticalScrollIndicator = true
    /// Whether a bar shows where one is. Kept: none is drawn.
    open var showsHorizontalScrollIndicator = true

    /// A view in a rectangle of the one that it will lie in.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// A view from an archive. There are none on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// Shows another part.
    ///
    /// - Parameters:
    ///   - contentOffset: The point that goes to the upper left corner.
    ///   - animated: Without effect.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        delegate?.scrollViewDidScroll(self)
    }

    /// Shows the whole in another size; within the limits of ``minimumZoomScale`` and ``maximumZoomScale``.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
        delegate?.scrollViewDidZoom(self)
    }

    /// Shows a rectangle of the whole, moving no farther than is needed.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var origin = contentOffset
        if rect.minX < bounds.minX {
            origin.x = rect.minX
        } else if rect.maxX > bounds.maxX {
            origin.x = rect.maxX - bounds.width
        }
        if rect.minY < bounds.minY {
            origin.y = rect.minY
        } else if rect.maxY > bounds.maxY {
            origin.y = rect.maxY - bounds.height
        }
        if origin != contentOffset { setContentOffset(origin, animated: animated) }
    }
}

/// What is told of changes of a ``UIScrollView``. Each does nothing where it is not written.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// It shows another part.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// It shows the whole in another size.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Which view grows; nil for none. Not asked here.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    /// Nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// None.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
