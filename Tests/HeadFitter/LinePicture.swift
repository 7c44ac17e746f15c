import Foundation
import SightGeometry
import SightImage
import SightSheets
import SightTestSupport
import SightText

/// Pictures of lines as they are cut out of pages: 12 to 60 pixels an em, the small ones more often, one of six white on black.
enum LinePicture {
    /// - Parameter margin: around the ink, in ems.
    static func drawn(
        _ text: String, _ families: [String], _ level: Degradation.Level, margin: ClosedRange<Double>,
        using random: inout SeededGenerator
    ) throws -> PixelBuffer {
        let degradation = Degradation(level, using: &random)
        let pixels = 12 * exp2(2.3 * Double.random(in: 0..<1, using: &random))
        let font = RenderedFont(families.randomElement(using: &random)!, size: pixels * degradation.reduction)
        let ink = try RenderedLine(text.filter { $0 != "&" && $0 != "<" }, font: font, words: false).ink
        let frame = Int((font.size * Double.random(in: margin, using: &random)).rounded(.up)) + 1
        let picture = try degradation.applied(to: ink.framed(frame), using: &random)
        return Int.random(in: 0..<6, using: &random) == 0 ? picture.inverted() : picture
    }

    static func line(_ picture: PixelBuffer) -> LineImage {
        let whole = Quad(Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)))
        return LineShape(quad: whole).image(of: picture)
    }
}

extension PixelBuffer {
    /// With white around it.
    fileprivate func framed(_ margin: Int) -> PixelBuffer {
        PixelBuffer(width: width + 2 * margin, height: height + 2 * margin, format: .gray8) { out in
            for i in out.indices { out[i] = 255 }
            withUnsafeBytes { source in
                for y in 0..<height {
                    for x in 0..<width {
                        out[(y + margin) * (width + 2 * margin) + x + margin] = source[y * bytesPerRow + x]
                    }
                }
            }
        }
    }

    fileprivate func inverted() -> PixelBuffer {
        PixelBuffer(width: width, height: height, format: format) { out in
            withUnsafeBytes { source in
                for i in out.indices { out[i] = 255 - source[i] }
            }
        }
    }
}
