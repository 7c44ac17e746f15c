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
        let scale = DetectionScale(
            pictureWidth: picture.width, pictureHeight: picture.height, minimumTextHeight: minimumTextHeight)
        let found = try await regions(of: picture, at: scale)
        guard minimumTextHeight == nil else { return found }
        // Where the lines came out tiny, there may be more that were too small to be seen at all.
        let heights = found.map { $0.textHeight * Double(scale.height) / Double(picture.height) }.sorted()
        guard !heights.isEmpty,
            let larger = scale.enlarged(
                pictureWidth: picture.width, pictureHeight: picture.height, medianTextHeight: heights[heights.count / 2]
            )
        else { return found }
        return try await regions(of: picture, at: larger)
    }

    private func regions(of picture: PixelBuffer, at scale: DetectionScale) async throws -> [TextRegion] {
        let map = try await model.run(
            shape: [1, 3, scale.height, scale.width],
            fill: { target in
                Self.normalize(picture.resized(width: scale.width, height: scale.height).rgb(), into: target)
            },
            read: { _, values in ProbabilityMap(width: scale.width, height: scale.height, values: Array(values)) }
        )
        let sx = Double(picture.width) / Double(scale.width), sy = Double(picture.height) / Double(scale.height)
        return postprocessing.regions(of: map).map { region in
            let quad = region.box.quad.map { Point(x: $0.x * sx, y: $0.y * sy) }
            // A strip is stretched across far more than along: the margin keeps its part of the height.
            let share = region.margin / min(region.box.width, region.box.height)
            return TextRegion(quad: quad, margin: share * min(quad.width, quad.height), score: region.score)
        }
    }

    /// Blue, green and red planes, each shifted and scaled by ImageNet's means and deviations in the order that the model was
    /// taught with.
    static func normalize(_ picture: PixelBuffer, into target: UnsafeMutableBufferPointer<Float>) {
        let mean: [Float] = [0.485, 0.456, 0.406], deviation: [Float] = [0.229, 0.224, 0.225]
        let plane = picture.width * picture.height
        picture.withUnsafeBytes { source in
            for channel in 0..<3 {
                let scale = 1 / (255 * deviation[channel]), shift = -mean[channel] / deviation[channel]
                let band = 2 - channel
                var to = channel * plane
                for y in 0..<picture.height {
                    var from = y * picture.bytesPerRow + band
                    for _ in 0..<picture.width {
                        target[to] = Float(source[from]) * scale + shift
                        to += 1
                        from += 3
                    }
                }
            }
        }
    }
}
