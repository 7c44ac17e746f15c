import Foundation
import SightImage
import SightTestSupport

/// The picture of `Tests/Fixtures/formats`, by the formulas of `make.py` there.
enum PictureSamples {
    static let width = 96
    static let height = 64

    static func rgb(_ x: Int, _ y: Int) -> [UInt8] { [UInt8(40 + x), UInt8(40 + y), 120] }
    static func gray(_ x: Int, _ y: Int) -> [UInt8] { [UInt8(40 + x + y)] }
    static func alpha(_ x: Int, _ y: Int) -> [UInt8] { [UInt8(255 - 2 * y)] }

    /// What a file of this kind shows, with the bands of `format`.
    static func picture(_ kind: Kind) -> PixelBuffer {
        PixelBuffer.made(width: width, height: height, format: kind.format) { x, y in
            switch kind {
            case .gray: gray(x, y)
            case .rgb: rgb(x, y)
            case .rgba: rgb(x, y) + alpha(x, y)
            case .grayAlpha: gray(x, y) + gray(x, y) + gray(x, y) + alpha(x, y)
            }
        }
    }

    enum Kind: Sendable {
        case gray, rgb, rgba, grayAlpha

        var format: PixelFormat {
            switch self {
            case .gray: .gray8
            case .rgb: .rgb8
            case .rgba, .grayAlpha: .rgba8
            }
        }
    }

    static func file(_ name: String) throws -> Data { try Fixtures.data("formats/\(name)") }
}
