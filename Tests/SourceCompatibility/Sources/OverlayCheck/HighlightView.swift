import UIKit

/// A rectangle over something that was found.
class HighlightView: UIView {
    private let outline = CAShapeLayer()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(outline)
        addSubview(label)
        outline.strokeColor = UIColor.systemYellow.cgColor
        outline.fillColor = UIColor.systemYellow.withAlphaComponent(0.25).cgColor
        outline.lineWidth = 2
        label.textColor = .white
        label.font = UIFont.systemFont(ofSize: 12, weight: .semibold)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        outline.frame = bounds
        outline.path = UIBezierPath(roundedRect: bounds, cornerRadius: 4).cgPath
        label.frame = bounds.inset(by: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    }
}
