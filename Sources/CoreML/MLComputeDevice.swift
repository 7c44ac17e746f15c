/// A device that networks can run on.
///
/// There is the processor here. The other kinds are named so that code which looks for them compiles; no value of them
/// ever comes up.
public enum MLComputeDevice: Hashable, Sendable {
    /// The processor.
    case cpu(MLCPUComputeDevice)
    /// A graphics processor.
    case gpu(MLGPUComputeDevice)
    /// Apple's Neural Engine.
    case neuralEngine(MLNeuralEngineComputeDevice)

    /// The devices that networks can run on: the processor.
    public static var allComputeDevices: [MLComputeDevice] { [.cpu(.shared)] }
}

extension MLComputeDevice: CustomStringConvertible, CustomDebugStringConvertible {
    /// The kind of device, for a log.
    public var description: String {
        switch self {
        case .cpu: "CPU"
        case .gpu: "GPU"
        case .neuralEngine: "Neural Engine"
        }
    }

    /// The kind of device, for a log.
    public var debugDescription: String { description }
}

/// The devices that networks can run on: the processor.
public var MLAllComputeDevices: [MLComputeDevice] { MLComputeDevice.allComputeDevices }
