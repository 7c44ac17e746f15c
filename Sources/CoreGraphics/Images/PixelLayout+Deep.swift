internal import Foundation
internal import SightImage

extension PixelLayout {
    /// The picture in 16-bit samples of this machine's byte order: grey, RGB, or RGBA where there is alpha. Nil for inks and
    /// tables. Cost: one pass over the pixels.
    func deepened(_ bytes: Data, width: Int, height: Int, bytesPerRow: Int) -> EncodedPixels? {
        guard colors == .gray || colors == .rgb else { return nil }
        let bands = alpha != .none ? 4 : colors == .gray ? 1 : 3
        var samples = [UInt16](repeating: 0, count: width * height * bands)
        bytes.withUnsafeBytes { source in
            var target = 0
            for y in 0..<height {
                let row = UnsafeRawBufferPointer(rebasing: source[(y * bytesPerRow)...])
                for x in 0..<width {
                    let first = x * samplesPerPixel
                    let opacity = fourth.map { sample.word(first + $0, of: row) } ?? .max
                    for band in 0..<min(bands, 3) {
                        var value = sample.word(first + places[colors == .gray ? 0 : band], of: row)
                        if alpha == .premultiplied, opacity != .max {
                            value = opacity == 0 ? 0 : UInt16(min(Int(value) * 65535 / Int(opacity), 65535))
                        }
                        samples[target + band] = value
                    }
                    if bands == 4 { samples[target + 3] = opacity }
                    target += bands
                }
            }
        }
        return .deep(samples.withUnsafeBytes { Data($0) }, width: width, height: height, bands: bands)
    }
}

extension PixelLayout.Sample {
    /// A sample of a row, brought to 0 to 65535.
    fileprivate func word(_ index: Int, of row: UnsafeRawBufferPointer) -> UInt16 {
        /// In this order NaN becomes 0.
        func whole(_ value: Float) -> UInt16 { UInt16(min(max(0, value), 1) * 65535 + 0.5) }
        switch self {
        case .packed, .byte: return UInt16(value(index, of: row)) * 257
        case .word: return UInt16(number(index, of: row))
        case .half: return whole(Float(Float16(bitPattern: UInt16(number(index, of: row)))))
        case .float: return whole(Float(bitPattern: UInt32(number(index, of: row))))
        }
    }
}
