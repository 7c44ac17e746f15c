internal import Foundation

extension [UInt32] {
    /// Bytes of four as numbers, as the files of weights have them; what is left over at the end is dropped.
    init(littleEndian bytes: some ContiguousBytes) {
        self = bytes.withUnsafeBytes { bytes in
            (0..<(bytes.count / 4)).map {
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self))
            }
        }
    }
}
