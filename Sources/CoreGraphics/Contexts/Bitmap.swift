internal import Foundation

/// The memory of a context: its own, or the caller's.
final class Bitmap {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let layout: BitmapLayout
    let memory: UnsafeMutableRawPointer
    private let isOwned: Bool
    private let release: (() -> Void)?

    /// - Parameters:
    ///   - memory: The caller's; nil for memory of its own, filled with 0.
    ///   - bytesPerRow: 0 for as many as are needed, rounded up in memory of its own.
    ///   - release: Called when the memory is no longer used.
    init?(
        memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: BitmapLayout,
        release: (() -> Void)?
    ) {
        // Cairo's coordinates end there.
        guard (1...32767).contains(width), (1...32767).contains(height) else { return nil }
        let needed = width * layout.bytesPerPixel
        let row = bytesPerRow != 0 ? bytesPerRow : memory == nil ? (needed + 15) / 16 * 16 : needed
        guard row >= needed else { return nil }
        let (count, overflow) = row.multipliedReportingOverflow(by: height)
        guard !overflow else { return nil }
        if let memory {
            self.memory = memory
            isOwned = false
        } else {
            guard let own = calloc(count, 1) else { return nil }
            self.memory = own
            isOwned = true
        }
        self.width = width
        self.height = height
        self.bytesPerRow = row
        self.layout = layout
        self.release = release
    }

    deinit {
        if isOwned { free(memory) }
        release?()
    }

    /// The bytes as they are now.
    func snapshot() -> Data {
        // The caller's last row may end with its last pixel.
        Data(bytes: memory, count: bytesPerRow * (height - 1) + width * layout.bytesPerPixel)
    }
}

/// A rectangle of whole pixels, from the top left.
struct PixelRectangle {
    var columns: Range<Int>
    var rows: Range<Int>
}

/// To and from a copy with cairo's pixels, for layouts that it does not draw on.
extension Bitmap {
    /// Brings pixels into the copy, which has tight rows.
    func load(_ part: PixelRectangle, into copy: UnsafeMutablePointer<UInt8>) {
        forEachPixel(of: part) { from, target in
            switch layout {
            case .gray:
                for band in 0..<3 { copy[target + band] = from[0] }
                copy[target + 3] = 255
            case .deep(let sample, let bands, let hasAlpha):
                for band in 0..<3 {
                    copy[target + band] = sample.byte(at: from + sample.size * (bands == 1 ? 0 : 2 - band))
                }
                copy[target + 3] = hasAlpha ? sample.byte(at: from + sample.size * 3) : 255
            case .alphaOnly:
                for band in 0..<3 { copy[target + band] = 0 }
                copy[target + 3] = from[0]
            case .alphaInFront(let isReversed, let hasAlpha):
                for band in 0..<3 { copy[target + band] = from[isReversed ? 1 + band : 3 - band] }
                copy[target + 3] = hasAlpha ? from[0] : 255
            case .direct:
                for band in 0..<4 { copy[target + band] = from[band] }
            }
        }
    }

    /// Brings pixels back from the copy.
    func store(_ part: PixelRectangle, from copy: UnsafeMutablePointer<UInt8>) {
        forEachPixel(of: part) { target, from in
            switch layout {
            case .gray:
                target[0] = copy[from]
            case .deep(let sample, bands: 1, _):
                sample.put(copy[from], at: target)
            case .deep(let sample, _, let hasAlpha):
                for band in 0..<3 { sample.put(copy[from + band], at: target + sample.size * (2 - band)) }
                if hasAlpha { sample.put(copy[from + 3], at: target + sample.size * 3) }
            case .alphaOnly:
                target[0] = copy[from + 3]
            case .alphaInFront(let isReversed, let hasAlpha):
                for band in 0..<3 { target[isReversed ? 1 + band : 3 - band] = copy[from + band] }
                if hasAlpha { target[0] = copy[from + 3] }
            case .direct:
                for band in 0..<4 { target[band] = copy[from + band] }
            }
        }
    }

    private func forEachPixel(of part: PixelRectangle, _ body: (UnsafeMutablePointer<UInt8>, Int) -> Void) {
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        for y in part.rows {
            for x in part.columns {
                body(bytes + (y * bytesPerRow + x * layout.bytesPerPixel), 4 * (y * width + x))
            }
        }
    }
}
