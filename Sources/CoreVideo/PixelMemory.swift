internal import Foundation

/// A block of memory that pixels are in. It is given back with the last reference.
final class PixelMemory: Sendable {
    /// Who may write, and when, is what ``CVPixelBufferLockBaseAddress(_:_:)`` says: the callers' agreement.
    nonisolated(unsafe) let address: UnsafeMutableRawPointer
    private let giveBack: @Sendable () -> Void

    /// Memory of the caller's own.
    init(_ address: UnsafeMutableRawPointer, giveBack: @escaping @Sendable () -> Void) {
        self.address = address
        self.giveBack = giveBack
    }

    /// New memory, all zeros, aligned for any processor; nil when there is not enough. Cost: none until it is used.
    convenience init?(count: Int) {
        let alignment = 64
        guard let block = calloc(1, count + alignment) else { return nil }
        nonisolated(unsafe) let whole = block
        self.init(block.alignedUp(toMultipleOf: alignment)) { free(whole) }
    }

    deinit { giveBack() }
}
