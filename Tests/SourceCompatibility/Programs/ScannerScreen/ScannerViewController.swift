import UIKit
import Vision

/// A screen that reads a picture as soon as it is loaded and shows the text, or says why it cannot.
final class ScannerViewController: UIViewController {
    private let imageView = UIImageView()
    private let textView = UITextView()
    private let statusLabel = UILabel()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let copyButton = UIButton(type: .system)
    private let url: URL
    private(set) var reading: Task<Void, Never>?

    init(url: URL) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
        title = url.deletingPathExtension().lastPathComponent
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        imageView.contentMode = .scaleAspectFit
        textView.isEditable = false
        textView.font = .systemFont(ofSize: 17)
        statusLabel.textAlignment = .center
        spinner.hidesWhenStopped = true
        copyButton.setTitle("Copy", for: .normal)
        copyButton.isEnabled = false
        copyButton.addAction(
            UIAction { [weak self] _ in UIPasteboard.general.string = self?.text }, for: .touchUpInside)
        for subview in [imageView, textView, statusLabel, spinner, copyButton] { view.addSubview(subview) }
        imageView.image = UIImage(contentsOfFile: url.path())
        startReading()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (picture, rest) = view.bounds.divided(atDistance: view.bounds.height / 2, from: .minYEdge)
        imageView.frame = picture
        textView.frame = rest.inset(by: UIEdgeInsets(top: 8, left: 16, bottom: 44, right: 16))
        statusLabel.frame = CGRect(x: 0, y: rest.maxY - 44, width: rest.width, height: 44)
        spinner.center = CGPoint(x: picture.midX, y: picture.midY)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        reading?.cancel()
    }

    var text: String { textView.text ?? "" }
    var status: String { statusLabel.text ?? "" }
    var isBusy: Bool { spinner.isAnimating }

    func copyText() {
        guard copyButton.isEnabled else { return }
        copyButton.sendActions(for: .touchUpInside)
    }

    private func startReading() {
        spinner.startAnimating()
        statusLabel.text = "Reading…"
        reading = Task { [weak self, url] in
            do {
                let lines = try await RecognizeTextRequest().perform(on: url)
                self?.show(lines.map(\.transcript))
            } catch VisionError.requestCancelled {
                self?.statusLabel.text = "Stopped"
            } catch {
                self?.show(error)
            }
            self?.spinner.stopAnimating()
        }
    }

    private func show(_ lines: [String]) {
        textView.text = lines.joined(separator: "\n")
        statusLabel.text = lines.isEmpty ? "No text" : "\(lines.count) lines"
        copyButton.isEnabled = !lines.isEmpty
    }

    private func show(_ error: any Error) {
        statusLabel.text = "Failed"
        let alert = UIAlertController(title: "Sorry", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
