/// A sample of more than 8 bits in a context's memory.
struct DeepSample: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case word, half, float
    }

    let kind: Kind
    let isLittleEndian: Bool

    /// Nil for what contexts do not have.
    init?(bits: Int, isFloat: Bool, order: CGImageByteOrderInfo) {
        switch (bits, isFloat, order) {
        case (16, false, .orderDefault), (16, false, .order16Big): (kind, isLittleEndian) = (.word, false)
        case (16, false, .order16Little): (kind, isLittleEndian) = (.word, true)
        case (16, true, .orderDefault), (16, true, .order16Big): (kind, isLittleEndian) = (.half, false)
        case (16, true, .order16Little): (kind, isLittleEndian) = (.half, true)
        case (32, true, .orderDefault), (32, true, .order32Big): (kind, isLittleEndian) = (.float, false)
        case (32, true, .order32Little): (kind, isLittleEndian) = (.float, true)
        default: return nil
        }
    }

    /// Bytes.
    var size: Int { kind == .float ? 4 : 2 }

    /// The sample at an address as 8 bits.
    func byte(at address: UnsafePointer<UInt8>) -> UInt8 {
        // In this order NaN becomes 0.
        func byte(_ value: Float) -> UInt8 { UInt8(min(max(0, value), 1) * 255 + 0.5) }
        switch kind {
        case .word: return UInt8((Int(load(address, as: UInt16.self)) * 255 + 32767) / 65535)
        case .half: return byte(Float(Float16(bitPattern: load(address, as: UInt16.self))))
        case .float: return byte(Float(bitPattern: load(address, as: UInt32.self)))
        }
    }

    /// Puts 8 bits at an address, unless what is there already is as much: so samples that nothing was drawn on keep their
    /// depth. Those below 0 and above 1 do not.
    func put(_ value: UInt8, at address: UnsafeMutablePointer<UInt8>) {
        guard byte(at: address) != value || isBeyond(at: address) else { return }
        switch kind {
        case .word: store(UInt16(value) * 257, address)
        case .half: store(Float16(Float(value) / 255).bitPattern, address)
        case .float: store((Float(value) / 255).bitPattern, address)
        }
    }

    /// Whether the sample at an address is below black or above white, or no number.
    private func isBeyond(at address: UnsafePointer<UInt8>) -> Bool {
        switch kind {
        case .word: false
        case .half: !(0...1).contains(Float16(bitPattern: load(address, as: UInt16.self)))
        case .float: !(0...1).contains(Float(bitPattern: load(address, as: UInt32.self)))
        }
    }

    private func load<T: FixedWidthInteger>(_ address: UnsafePointer<UInt8>, as type: T.Type) -> T {
        let value = UnsafeRawPointer(address).loadUnaligned(as: T.self)
        return isLittleEndian ? T(littleEndian: value) : T(bigEndian: value)
    }

    private func store<T: FixedWidthInteger>(_ value: T, _ address: UnsafeMutablePointer<UInt8>) {
        UnsafeMutableRawPointer(address).storeBytes(
            of: isLittleEndian ? value.littleEndian : value.bigEndian, as: T.self)
    }
}
