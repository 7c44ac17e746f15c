import UIKit

protocol OverlayControllerDelegate: AnyObject {
    func overlayController(_ controller: OverlayController, didShow count: Int)
}

/// Shows a picture with a rectangle for each thing that was found in it, keyed by what it is.
class OverlayController: UIViewController {
    weak var delegate: OverlayControllerDelegate?
    private let imageView = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .large)
    private var highlights: [UUID: HighlightView] = [:]

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        imageView.contentMode = .scaleAspectFit
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.frame = view.bounds
        view.addSubview(imageView)
        view.addSubview(spinner)
        spinner.startAnimating()
    }

    func show(_ image: UIImage) {
        imageView.image = image
        spinner.stopAnimating()
    }

    func update(_ boxes: [UUID: CGRect]) {
        for (id, view) in highlights where boxes[id] == nil {
            view.removeFromSuperview()
            highlights[id] = nil
        }
        for (id, box) in boxes {
            let highlight = highlights[id] ?? HighlightView()
            if highlights[id] == nil {
                highlights[id] = highlight
                imageView.addSubview(highlight)
            }
            UIView.animate(withDuration: 0.2) {
                highlight.frame = box
            }
        }
        delegate?.overlayController(self, didShow: highlights.count)
    }

    var snapshot: UIImage {
        UIGraphicsImageRenderer(bounds: view.bounds).image { context in
            view.layer.render(in: context.cgContext)
        }
    }
}
