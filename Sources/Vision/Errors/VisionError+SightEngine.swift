internal import SightEngine
internal import SightImage
internal import SightInference

extension VisionError {
    /// What a failure of the picture decoder, the engine or its models is in Vision's words.
    ///
    /// A cancelled task is `.requestCancelled`, which is what Vision throws and its clients look for, and not
    /// `CancellationError`.
    package init(_ error: any Error) {
        self =
            switch error {
            case let error as VisionError: error
            case is CancellationError: .requestCancelled("its task was cancelled")
            case let error as PictureError: Self(picture: error)
            case let error as EngineError: .invalidArgument(error.description)
            case InferenceError.modelMissing, InferenceError.modelDamaged: .invalidModel("\(error)")
            default: .operationFailed("\(error)")
            }
    }

    private init(picture error: PictureError) {
        self =
            switch error {
            case .unreadable(let cause), .unsupportedFormat(let cause), .tooLarge(let cause), .encrypted(let cause):
                .invalidImage(cause)
            case .decoderMissing(let cause): .internalError(cause)
            }
    }
}
