internal import Foundation

/// A map of samples to values: for each component the value of the least sample and of the greatest, as `CGImage`
/// takes and gives it.
final class DecodeArray: Sendable {
    /// Never written to after `init`.
    nonisolated(unsafe) let pointer: UnsafePointer<CGFloat>

    /// Nil where the array says what samples say by themselves.
    init?(copying pointer: UnsafePointer<CGFloat>?, components: Int) {
        guard let pointer, (0..<components).contains(where: { pointer[2 * $0] != 0 || pointer[2 * $0 + 1] != 1 })
        else { return nil }
        let copy = UnsafeMutablePointer<CGFloat>.allocate(capacity: 2 * components)
        copy.initialize(from: pointer, count: 2 * components)
        self.pointer = UnsafePointer(copy)
    }

    deinit {
        pointer.deallocate()
    }

    /// For each component the values of samples from 0 to 255.
    func tables(components: Int) -> [[UInt8]] {
        (0..<components).map { component in
            let low = pointer[2 * component], high = pointer[2 * component + 1]
            return (0...255).map { UInt8(min(max(0, low * 255 + CGFloat($0) * (high - low)), 255).rounded()) }
        }
    }
}
