/// The arithmetic of the networks.
public enum Precision: String, Sendable, Hashable, CaseIterable {
    /// `bf16` where the processor computes with it (avx512_bf16, AMX), else `f32`.
    case auto
    /// 32-bit floats: the same text on any processor.
    case f32
    /// 16-bit brain floats where the processor has them: about twice as fast, on 100 rendered lines one differed from f32.
    case bf16
}
