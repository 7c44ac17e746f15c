internal import Foundation
internal import SightImage

extension PixelLayout {
    /// The format of `PixelBuffer` whose bytes are the same; nil when a pixel has to be rearranged.
    var sharedFormat: PixelFormat? {
        guard sample == .byte, decode == nil else { return nil }
        switch (colors, samplesPerPixel, alpha) {
        case (.gray, 1, .none): return .gray8
        case (.rgb, 3, .none): return .rgb8
        case (.rgb, 4, .straight): return places == [0, 1, 2] ? .rgba8 : places == [2, 1, 0] ? .bgra8 : nil
        default: return nil
        }
    }

    /// The picture with its pixels in an order that `PixelBuffer` has: grey, RGB, or RGBA where there is alpha. Cost:
    /// one pass over the pixels.
    func rearranged(_ bytes: Data, width: Int, height: Int, bytesPerRow: Int) -> PixelBuffer {
        let format: PixelFormat = alpha != .none ? .rgba8 : colors == .gray ? .gray8 : .rgb8
        return PixelBuffer(width: width, height: height, format: format) { out in
            bytes.withUnsafeBytes { source in
                for y in 0..<height {
                    let row = UnsafeRawBufferPointer(rebasing: source[(y * bytesPerRow)...])
                    let target = y * width * format.bytesPerPixel
                    if sample == .byte, colors == .rgb, decode == nil {
                        rearrangeBytes(of: row, width: width, into: out, at: target)
                    } else if case .word(let isLittleEndian) = sample, colors == .gray || colors == .rgb,
                        alpha != .premultiplied, decode == nil
                    {
                        rearrangeWords(of: row, isLittleEndian, width: width, format, into: out, at: target)
                    } else {
                        rearrangeSamples(of: row, width: width, into: out, at: target)
                    }
                }
            }
        }
    }

    /// The common case: RGB of eight bits.
    private func rearrangeBytes(
        of row: UnsafeRawBufferPointer, width: Int, into out: UnsafeMutableRawBufferPointer, at start: Int
    ) {
        let (red, green, blue) = (places[0], places[1], places[2])
        let fourth = alpha == .none ? nil : self.fourth
        var from = 0
        var target = start
        for _ in 0..<width {
            out[target] = row[from + red]
            out[target + 1] = row[from + green]
            out[target + 2] = row[from + blue]
            target += 3
            if let fourth {
                let value = row[from + fourth]
                out[target] = value
                if alpha == .premultiplied, value != 255 {
                    for band in (target - 3)..<target { out[band] = Self.divided(out[band], by: value) }
                }
                target += 1
            }
            from += samplesPerPixel
        }
    }

    /// What files of 16 bits give: whole numbers, their alpha not multiplied.
    private func rearrangeWords(
        of row: UnsafeRawBufferPointer, _ isLittleEndian: Bool, width: Int, _ format: PixelFormat,
        into out: UnsafeMutableRawBufferPointer, at start: Int
    ) {
        let bands = format.bytesPerPixel
        // The high bytes alone would be up to one too many.
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 4) { from in
            for band in 0..<3 { from[band] = 2 * places[colors == .gray ? 0 : band] }
            from[3] = 2 * (fourth ?? 0)
            let (low, high) = isLittleEndian ? (0, 1) : (1, 0)
            var pixel = 0
            var target = start
            for _ in 0..<width {
                for band in 0..<bands {
                    let at = pixel + from[band]
                    let value = UInt32(row[at + low]) | UInt32(row[at + high]) << 8
                    out[target + band] = UInt8(truncatingIfNeeded: (value * 255 + 32895) >> 16)
                }
                target += bands
                pixel += 2 * samplesPerPixel
            }
        }
    }

    private func rearrangeSamples(
        of row: UnsafeRawBufferPointer, width: Int, into out: UnsafeMutableRawBufferPointer, at start: Int
    ) {
        var target = start
        for x in 0..<width {
            let first = x * samplesPerPixel
            func component(_ number: Int) -> UInt8 {
                let value = sample.value(first + places[number], of: row)
                return decode.map { $0[number][Int(value)] } ?? value
            }
            var color: (UInt8, UInt8, UInt8)
            switch colors {
            case .gray:
                let gray = component(0)
                color = (gray, gray, gray)
            case .rgb:
                color = (component(0), component(1), component(2))
            case .cmyk:
                let light = 255 - Int(component(3))
                func mixed(_ ink: UInt8) -> UInt8 { UInt8(((255 - Int(ink)) * light + 127) / 255) }
                color = (mixed(component(0)), mixed(component(1)), mixed(component(2)))
            case .indexed(let table):
                let entry = min(sample.number(first, of: row), table.count / 3 - 1) * 3
                color = (table[entry], table[entry + 1], table[entry + 2])
            }
            let opacity = alpha == .none ? 255 : fourth.map { sample.value(first + $0, of: row) } ?? 255
            if alpha == .premultiplied, opacity != 255 {
                color = (
                    Self.divided(color.0, by: opacity), Self.divided(color.1, by: opacity),
                    Self.divided(color.2, by: opacity)
                )
            }
            out[target] = color.0
            target += 1
            if colors == .gray, alpha == .none { continue }
            out[target] = color.1
            out[target + 1] = color.2
            target += 2
            if alpha == .none { continue }
            out[target] = opacity
            target += 1
        }
    }

    private static func divided(_ sample: UInt8, by alpha: UInt8) -> UInt8 {
        guard alpha != 0 else { return 0 }
        return UInt8(min((Int(sample) * 255 + Int(alpha) / 2) / Int(alpha), 255))
    }
}

extension PixelLayout.Sample {
    /// A sample of a row, brought to 0 to 255.
    func value(_ index: Int, of row: UnsafeRawBufferPointer) -> UInt8 {
        switch self {
        case .packed(let bits): UInt8(number(index, of: row) * 255 / ((1 << bits) - 1))
        case .byte: row[index]
        case .word: UInt8((number(index, of: row) * 255 + 32767) / 65535)
        case .half: Self.byte(Float(Float16(bitPattern: UInt16(number(index, of: row)))))
        case .float: Self.byte(Float(bitPattern: UInt32(number(index, of: row))))
        }
    }

    /// The bits of a sample as a number.
    func number(_ index: Int, of row: UnsafeRawBufferPointer) -> Int {
        switch self {
        case .packed(let bits):
            let position = index * bits
            return Int(row[position / 8]) >> (8 - bits - position % 8) & ((1 << bits) - 1)
        case .byte:
            return Int(row[index])
        case .word(let isLittleEndian), .half(let isLittleEndian):
            let value = row.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self)
            return Int(isLittleEndian ? UInt16(littleEndian: value) : UInt16(bigEndian: value))
        case .float(let isLittleEndian):
            let value = row.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
            return Int(isLittleEndian ? UInt32(littleEndian: value) : UInt32(bigEndian: value))
        }
    }

    /// In this order NaN becomes 0.
    private static func byte(_ value: Float) -> UInt8 { UInt8(min(max(0, value), 1) * 255 + 0.5) }
}
