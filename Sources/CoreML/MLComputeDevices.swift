/// A device that networks can run on.
public protocol MLComputeDeviceProtocol: AnyObject, Sendable {}

/// The processor: all cores that the process may use.
public final class MLCPUComputeDevice: MLComputeDeviceProtocol {
    static let shared = MLCPUComputeDevice()

    private init() {}
}

/// A graphics processor. There is none here.
public final class MLGPUComputeDevice: MLComputeDeviceProtocol {
    package init() {}
}

/// Apple's Neural Engine. There is none here.
public final class MLNeuralEngineComputeDevice: MLComputeDeviceProtocol {
    /// How many cores it has.
    public let totalCoreCount: Int

    package init(totalCoreCount: Int) {
        self.totalCoreCount = totalCoreCount
    }
}

extension MLCPUComputeDevice: Hashable {
    /// A device equals itself alone.
    public static func == (a: MLCPUComputeDevice, b: MLCPUComputeDevice) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension MLGPUComputeDevice: Hashable {
    /// A device equals itself alone.
    public static func == (a: MLGPUComputeDevice, b: MLGPUComputeDevice) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension MLNeuralEngineComputeDevice: Hashable {
    /// A device equals itself alone.
    public static func == (a: MLNeuralEngineComputeDevice, b: MLNeuralEngineComputeDevice) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
