import Foundation
import Vision

// Arithmetic with normalized coordinates, as overlays and camera frames do it.

func text(_ numbers: CGFloat...) -> String { "(\(numbers.map { "\($0)" }.joined(separator: ", ")))" }
func text(_ rect: CGRect) -> String { text(rect.minX, rect.minY, rect.width, rect.height) }
func text(_ point: CGPoint) -> String { text(point.x, point.y) }

let size = CGSize(width: 400, height: 200)
let rect = NormalizedRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
print(text(rect.toImageCoordinates(size)))
print(text(rect.toImageCoordinates(size, origin: .upperLeft)))
print(rect.verticallyFlipped(), rect.verticallyFlipped().verticallyFlipped() == rect)
print(NormalizedRect(imageRect: CGRect(x: 100, y: 100, width: 200, height: 50), in: size) == rect)
print(NormalizedRect(normalizedRect: CGRect(x: 0, y: 0, width: 1, height: 1)) == .fullImage)

let point = NormalizedPoint(x: 0.25, y: 0.75)
print(text(point.toImageCoordinates(size, origin: .upperLeft)), point.verticallyFlipped())
print(text(point.toImageCoordinates(from: rect, imageSize: size)))
let back = NormalizedPoint(imagePoint: CGPoint(x: 150, y: 137.5), in: size, normalizedTo: rect)
print(abs(back.x - point.x) < 1e-9, abs(back.y - point.y) < 1e-9)

let circle = NormalizedCircle.boundingCircle(for: [
    NormalizedPoint(x: 0.25, y: 0.5), NormalizedPoint(x: 0.75, y: 0.5), NormalizedPoint(x: 0.5, y: 0.5),
])
print((circle.radius * 100).rounded(), circle.contains(NormalizedPoint(x: 0.5, y: 0.7)), circle.contains(.zero))

extension NormalizedRect {
    /// The smallest rectangle around both.
    func union(_ other: NormalizedRect) -> NormalizedRect {
        NormalizedRect(normalizedRect: cgRect.union(other.cgRect))
    }
}
print(rect.union(NormalizedRect(x: 0, y: 0, width: 0.25, height: 0.25)))
