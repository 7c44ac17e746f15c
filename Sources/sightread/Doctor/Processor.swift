internal import Foundation

/// The processor, as the kernel describes it.
struct Processor {
    let name: String
    /// Those of its instruction sets that make recognition faster.
    let instructionSets: [String]

    /// In the kernel's spelling: x86-64 first, then arm64.
    private static let useful = [
        "avx2", "avx512f", "avx512_vnni", "avx512_bf16", "avx_vnni", "amx_tile", "amx_bf16", "amx_int8", "asimd",
        "bf16", "i8mm", "sve",
    ]

    static let current: Processor = {
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        func value(_ keys: Set<String>) -> String? {
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: ":", maxSplits: 1)
                if parts.count == 2, keys.contains(parts[0].trimmed) { return parts[1].trimmed }
            }
            return nil
        }
        let flags = Set((value(["flags", "Features"]) ?? "").split(separator: " ").map(String.init))
        return Processor(
            name: value(["model name", "Model"]) ?? "a processor without a name",
            instructionSets: useful.filter(flags.contains))
    }()
}
