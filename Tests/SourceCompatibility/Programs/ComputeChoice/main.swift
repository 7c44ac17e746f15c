import CoreML
import Foundation
import Vision

// Asks which devices a request can compute on and takes the processor, so that the app's own models keep the rest.

func name(of device: MLComputeDevice) -> String {
    switch device {
    case .cpu: "CPU"
    case .gpu: "GPU"
    case .neuralEngine: "Neural Engine"
    @unknown default: "unknown"
    }
}

var request = RecognizeTextRequest()
for (stage, devices) in request.supportedComputeStageDevices.sorted(by: { "\($0.key)" < "\($1.key)" }) {
    let names = Set(devices.map(name(of:)))
    print(stage, names.contains("CPU"))
    let processor = devices.first { if case .cpu = $0 { true } else { false } }
    request.setComputeDevice(processor, for: stage)
    print(request.computeDevice(for: stage).map(name(of:)) ?? "none")
}
print(MLComputeDevice.allComputeDevices.map(name(of:)).contains("CPU"))

let sign = URL(filePath: CommandLine.arguments[1]).appending(path: "sign.png")
print(try await request.perform(on: sign).map(\.transcript))
request.setComputeDevice(nil, for: .main)
print(request.computeDevice(for: .main) == nil, try await request.perform(on: sign).count)
