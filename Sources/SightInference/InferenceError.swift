internal import SightInstallation

/// Why a model could not be had or run.
public enum InferenceError: Error, Sendable, Hashable {
    /// A model, or the list of models, is not where it should be.
    case modelMissing(name: String, path: String)
    /// A model file is not the one that the manifest describes.
    case modelDamaged(name: String, path: String, cause: String)
    /// OpenVINO refused: the call and its reason.
    case runtime(call: String, cause: String)
}

extension InferenceError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .modelMissing(let name, let path):
            "the model \(name) is missing: there is no \(path); \(remedy)"
        case .modelDamaged(let name, let path, let cause):
            "the model \(name) is damaged: \(path) \(cause); \(remedy)"
        case .runtime(let call, let cause):
            "inference failed in \(call): \(cause)"
        }
    }
}

private let remedy = Installation.remedy
