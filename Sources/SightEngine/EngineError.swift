/// Why the engine would not start with a request. Pictures have `PictureError`, models `InferenceError`.
public enum EngineError: Error, Sendable, Hashable {
    /// No recognizer of this level reads the language.
    case unsupportedLanguage(String, supported: [String])
    /// The language is read with a pack of Tesseract's that is not installed; the package of Debian and Ubuntu brings it.
    case languagePackMissing(String, package: String, cause: String)
    /// The region shares no pixel with the picture.
    case regionOutsidePicture
    /// A fraction that must lie between 0 and 1 does not.
    case invalidMinimumTextHeight(Double)
}

extension EngineError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unsupportedLanguage(let language, let supported):
            "the language \(language) is not read at this level; these are: \(supported.joined(separator: " "))"
        case .languagePackMissing(let language, let package, let cause):
            "the language \(language) cannot be read yet: \(cause); install it with: apt-get install \(package)"
        case .regionOutsidePicture: "the region lies outside the picture"
        case .invalidMinimumTextHeight(let value): "a minimum text height of \(value) is not between 0 and 1"
        }
    }
}
