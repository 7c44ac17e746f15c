internal import SightGeometry
package import SightImage
package import SightInference

/// The PP-OCRv6 detector.
package struct DBTextDetector: TextDetector {
    private let model: InferenceModel
    package var postprocessing = DifferentiableBinarization()

    package init(model: InferenceModel) {
        self.model = model
    }

    package func regions(of picture: PixelBuffer, minimumTextHeight: Double?) async throws -> [TextRegion] {
        var scale = DetectionScale(
            pictureWidth: picture.width, pictureHeight: picture.height, minimumTextHeight: minimumTextHeight)
        var found = try await regions(of: picture, at: scale)
        guard minimumTextHeight == nil else { return found }
        // Where the lines came out tiny, there may be more that were too small to be seen at all.
        while let larger = larger(than: scale, for: picture, found) {
            scale = larger
            found = try await regions(of: picture, at: scale)
        }
        return found
    }

    private func larger(than scale: DetectionScale, for picture: PixelBuffer, _ found: [TextRegion]) -> DetectionScale?
    {
        guard !found.isEmpty else { return nil }
        let heights = found.map { $0.textHeight * Double(scale.height) / Double(picture.height) }.sorted()
        return scale.enlarged(
            pictureWidth: picture.width, pictureHeight: picture.height, medianTextHeight: heights[heights.count / 2])
    }

    private func regions(of picture: PixelBuffer, at scale: DetectionScale) async throws -> [TextRegion] {
        let map = try await map(of: picture, at: scale)
        let sx = Double(picture.width) / Double(scale.width), sy = Double(picture.height) / Double(scale.height)
        return postprocessing.regions(of: map).map { region in
            TextRegion(
                quad: region.box.quad.map { Point(x: $0.x * sx, y: $0.y * sy) },
                margin: region.margin * min(sx, sy), score: region.score)
        }
    }

    /// The probability map, tile by tile; a cancelled task gets no further than the tile under way.
    private func map(of picture: PixelBuffer, at scale: DetectionScale) async throws -> ProbabilityMap {
        let picture = picture.resized(width: scale.width, height: scale.height).rgb()
        let ground = Self.ground(of: picture)
        var values = [Float](repeating: 0, count: scale.width * scale.height)
        var total = values
        for row in scale.rows.tiles {
            for column in scale.columns.tiles {
                let tile = try await model.run(
                    shape: [1, 3, row.length, column.length],
                    fill: { target in
                        Self.normalize(
                            picture, x: column.start, y: row.start, width: column.length, height: row.length,
                            ground: ground,
                            into: target)
                    },
                    read: { _, values in Array(values) }
                )
                for (y, rowWeight) in zip(row.seen, row.weights) {
                    let from = (y - row.start) * column.length - column.start
                    let to = y * scale.width
                    for (x, weight) in zip(column.seen, column.weights) {
                        values[to + x] += rowWeight * weight * tile[from + x]
                        total[to + x] += rowWeight * weight
                    }
                }
            }
        }
        for i in values.indices { values[i] /= total[i] }
        return ProbabilityMap(width: scale.width, height: scale.height, values: values)
    }

    /// A tile of a picture as blue, green and red planes, each shifted and scaled by ImageNet's means and deviations in the
    /// order that the model was taught with. Beyond the picture's end its ground goes on.
    static func normalize(
        _ picture: PixelBuffer, x: Int, y: Int, width: Int, height: Int, ground: [UInt8],
        into target: UnsafeMutableBufferPointer<Float>
    ) {
        let mean: [Float] = [0.485, 0.456, 0.406], deviation: [Float] = [0.229, 0.224, 0.225]
        let inside = min(width, picture.width - x)
        picture.withUnsafeBytes { source in
            var to = 0
            for channel in 0..<3 {
                let scale = 1 / (255 * deviation[channel]), shift = -mean[channel] / deviation[channel]
                let band = 2 - channel
                let outside = Float(ground[band]) * scale + shift
                for row in y..<(y + height) {
                    let end = to + width
                    if row < picture.height {
                        var from = row * picture.bytesPerRow + 3 * x + band
                        for _ in 0..<inside {
                            target[to] = Float(source[from]) * scale + shift
                            to += 1
                            from += 3
                        }
                    }
                    while to < end {
                        target[to] = outside
                        to += 1
                    }
                }
            }
        }
    }

    /// What a picture has around its content: the median of its outermost pixels, by band.
    static func ground(of picture: PixelBuffer) -> [UInt8] {
        picture.withUnsafeBytes { source in
            (0..<3).map { band in
                var samples: [UInt8] = []
                for x in 0..<picture.width {
                    samples.append(source[3 * x + band])
                    samples.append(source[(picture.height - 1) * picture.bytesPerRow + 3 * x + band])
                }
                for y in 0..<picture.height {
                    samples.append(source[y * picture.bytesPerRow + band])
                    samples.append(source[y * picture.bytesPerRow + 3 * (picture.width - 1) + band])
                }
                samples.sort()
                return samples[samples.count / 2]
            }
        }
    }
}
