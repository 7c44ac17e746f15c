public import CoreML

/// A question about pictures: what to look for and how.
public protocol VisionRequest: CustomStringConvertible, Hashable, Sendable {
    /// What performing the request gives.
    associatedtype Result
    /// The kind of request, with its revision.
    var descriptor: RequestDescriptor { get }
    /// The devices that can be chosen, by stage. A stage that is not a key has no choice.
    var supportedComputeStageDevices: [ComputeStage: [MLComputeDevice]] { get }
    /// The device that was chosen for a stage; nil when none was.
    func computeDevice(for computeStage: ComputeStage) -> MLComputeDevice?
    /// Chooses a device for a stage; nil leaves the choice to the request.
    mutating func setComputeDevice(_ computeDevice: MLComputeDevice?, for computeStage: ComputeStage)
}

extension VisionRequest {
    /// The devices that can be chosen, by stage: none.
    public var supportedComputeStageDevices: [ComputeStage: [MLComputeDevice]] { [:] }

    /// The device that was chosen for a stage: none.
    public func computeDevice(for computeStage: ComputeStage) -> MLComputeDevice? { nil }

    /// Chooses nothing: a request with a choice has a method of its own.
    public mutating func setComputeDevice(_ computeDevice: MLComputeDevice?, for computeStage: ComputeStage) {}

    /// - Throws: `.unsupportedComputeStage` and `.unsupportedComputeDevice` for a choice that there is not.
    func checkComputeDevices() throws(VisionError) {
        for stage in [ComputeStage.main, .postProcessing] {
            guard let device = computeDevice(for: stage) else { continue }
            guard let supported = supportedComputeStageDevices[stage] else {
                throw .unsupportedComputeStage("\(Self.self) has no choice of devices for its stage \(stage)")
            }
            guard supported.contains(device) else {
                let names = supported.map(\.description).joined(separator: ", ")
                throw .unsupportedComputeDevice("the stage \(stage) of \(Self.self) runs on \(names), not on \(device)")
            }
        }
    }
}
