import UIKit
import Vision

/// A picture that fits the view, with an outline over each line of text.
final class OverlayView: UIView {
    private let imageView = UIImageView()
    private let boxes = CALayer()
    private(set) var outlines: [CAShapeLayer] = []

    var image: UIImage? {
        didSet {
            imageView.image = image
            setNeedsLayout()
        }
    }

    var observations: [RecognizedTextObservation] = [] {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .black
        imageView.contentMode = .scaleAspectFit
        addSubview(imageView)
        layer.addSublayer(boxes)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Where the picture is within the view.
    var imageRect: CGRect {
        guard let size = image?.size, size.width > 0, size.height > 0 else { return .zero }
        let scale = min(bounds.width / size.width, bounds.height / size.height)
        let fitted = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width,
            height: fitted.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        boxes.frame = imageRect
        outlines.forEach { $0.removeFromSuperlayer() }
        outlines = observations.map(outline(of:))
        outlines.forEach(boxes.addSublayer)
        CATransaction.commit()
    }

    /// The four corners, so that the outline of slanted text is slanted.
    private func outline(of observation: RecognizedTextObservation) -> CAShapeLayer {
        let corners = [observation.topLeft, observation.topRight, observation.bottomRight, observation.bottomLeft]
            .map { $0.toImageCoordinates(boxes.bounds.size, origin: .upperLeft) }
        let path = UIBezierPath()
        path.move(to: corners[0])
        corners.dropFirst().forEach(path.addLine)
        path.close()

        let shape = CAShapeLayer()
        shape.frame = boxes.bounds
        shape.path = path.cgPath
        shape.strokeColor = UIColor.systemGreen.cgColor
        shape.fillColor = UIColor.clear.cgColor
        shape.lineWidth = 2
        shape.lineJoin = .round
        shape.name = observation.transcript
        return shape
    }

    /// The text under a finger.
    func text(at point: CGPoint) -> String? {
        let inside = layer.convert(point, to: boxes)
        return outlines.first { $0.path?.contains(inside) ?? false }?.name
    }
}
