internal import SightEngine
internal import SightImage
internal import SightInference

/// Why a page has no result, as outputs say it: the one place where errors of all layers become a code and a sentence.
public struct Failure: Error, Sendable, Hashable {
    /// What kind of failure it is. The names never change; new ones may be added.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// The file cannot be had, or is no whole picture.
        case unreadableImage
        /// The content is of a kind that is not read.
        case unsupportedFormat
        /// The file or the picture is larger than a limit allows.
        case tooLarge
        /// The file is locked by a password.
        case encrypted
        /// The library that decodes pictures could not be loaded.
        case decoderMissing
        /// A model is not installed.
        case modelMissing
        /// A model file is not the one that was released.
        case modelDamaged
        /// A network could not be run.
        case inference
        /// No recognizer of the level reads a language that was asked for.
        case unsupportedLanguage
        /// An option does not fit the picture, or is out of its range.
        case invalidOption
        /// The result could not be written.
        case unwritableOutput
        /// The work was called off.
        case cancelled
        /// Anything else: a fault of Sightread that should be reported.
        case unexpected
    }

    /// What kind of failure it is.
    public var code: Code
    /// A sentence for people, without the file's name. Its wording may change.
    public var message: String

    public init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    /// What an error of any layer means.
    public init(_ error: any Error) {
        let code: Code =
            switch error {
            case let failure as Failure: failure.code
            case let error as PictureError: Code(error)
            case let error as InferenceError: Code(error)
            case let error as EngineError: Code(error)
            case is CancellationError: .cancelled
            default: .unexpected
            }
        let message =
            switch error {
            case let failure as Failure: failure.message
            case is CancellationError: "the work was called off"
            default: String(describing: error)
            }
        self.init(code: code, message: message)
    }
}

extension Failure: CustomStringConvertible {
    public var description: String { message }
}

extension Failure.Code {
    fileprivate init(_ error: PictureError) {
        switch error {
        case .unreadable: self = .unreadableImage
        case .unsupportedFormat: self = .unsupportedFormat
        case .tooLarge: self = .tooLarge
        case .encrypted: self = .encrypted
        case .decoderMissing: self = .decoderMissing
        }
    }

    fileprivate init(_ error: InferenceError) {
        switch error {
        case .modelMissing: self = .modelMissing
        case .modelDamaged: self = .modelDamaged
        case .runtime: self = .inference
        }
    }

    fileprivate init(_ error: EngineError) {
        switch error {
        case .unsupportedLanguage, .languagePackMissing: self = .unsupportedLanguage
        case .regionOutsidePicture, .invalidMinimumTextHeight: self = .invalidOption
        }
    }
}
