internal import Foundation
internal import SightImage

/// The first bytes of formats that have a library of their own, which may not be installed.
enum FormatProbe {
    private static let starts: [[UInt8]] = [
        [0, 0, 0, 16] + Array("ftypheic".utf8) + [0, 0, 0, 0],
        [0xFF, 0x4F, 0xFF, 0x51],
        [0xFF, 0x0A],
        Array("%PDF-1.4\n".utf8),
    ]

    /// Why formats cannot be read here: one sentence a missing library, with the way out.
    static var obstacles: [String] {
        starts.compactMap { start in
            do throws(PictureError) {
                _ = try PictureSource(Data(start))
                return nil
            } catch {
                // Any other complaint comes from the library itself.
                if case .decoderMissing(let cause) = error { return cause } else { return nil }
            }
        }
    }
}
