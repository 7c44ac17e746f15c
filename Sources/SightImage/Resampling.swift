internal import Foundation

/// Resizing of whole pictures.
extension PixelBuffer {
    /// The picture at another size: each target pixel is the mean of the source area that it covers where the picture
    /// shrinks, and a bilinear sample where it grows.
    ///
    /// Area means keep thin strokes visible at the detector's scale, where point samples drop them. Cost: about 2 ns a source
    /// sample.
    package func resized(width outWidth: Int, height outHeight: Int) -> PixelBuffer {
        precondition(outWidth > 0 && outHeight > 0, "impossible size")
        guard outWidth != width || outHeight != height else { return self }
        let bands = format.bytesPerPixel
        let columns = ResamplingWeights(from: width, to: outWidth)
        let rows = ResamplingWeights(from: height, to: outHeight)
        return PixelBuffer(width: outWidth, height: outHeight, format: format) { out in
            withUnsafeBytes { source in
                let samples = width * bands
                withUnsafeTemporaryAllocation(of: Float.self, capacity: samples) { sums in
                    for y in 0..<outHeight {
                        sums.initialize(repeating: 0)
                        for tap in rows.first[y]..<rows.first[y + 1] {
                            let weight = rows.weights[tap]
                            let row = UnsafeRawBufferPointer(rebasing: source[(rows.sources[tap] * bytesPerRow)...])
                            for i in 0..<samples { sums[i] += weight * Float(row[i]) }
                        }
                        var target = y * outWidth * bands
                        for x in 0..<outWidth {
                            for band in 0..<bands {
                                var sum: Float = 0.5
                                for tap in columns.first[x]..<columns.first[x + 1] {
                                    sum += columns.weights[tap] * sums[columns.sources[tap] * bands + band]
                                }
                                out[target] = UInt8(min(max(sum, 0), 255))
                                target += 1
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Which source samples, with which weights, make each target sample along one axis.
struct ResamplingWeights {
    /// The taps of target i are `first[i] ..< first[i + 1]`.
    var first: [Int] = [0]
    var sources: [Int] = []
    var weights: [Float] = []

    init(from source: Int, to target: Int) {
        let scale = Double(source) / Double(target)
        for i in 0..<target {
            if scale > 1 {
                let low = Double(i) * scale, high = min(Double(i + 1) * scale, Double(source))
                var at = Int(low)
                while Double(at) < high - 1e-9 {
                    let covered = min(Double(at + 1), high) - max(Double(at), low)
                    sources.append(min(at, source - 1))
                    weights.append(Float(covered / (high - low)))
                    at += 1
                }
            } else {
                let center = min(max((Double(i) + 0.5) * scale - 0.5, 0), Double(source - 1))
                let left = Int(center), fraction = Float(center - Double(left))
                sources.append(left)
                weights.append(1 - fraction)
                if fraction > 0 {
                    sources.append(left + 1)
                    weights.append(fraction)
                }
            }
            first.append(sources.count)
        }
    }
}
