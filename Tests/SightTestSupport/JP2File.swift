package import Foundation

/// A JPEG 2000 file laid down by hand around a codestream: for kinds that the encoder of the fixtures does not write, such as
/// palettes.
///
/// Source: ITU-T T.800 (2019), annex I.
package struct JP2File {
    package enum Colors: Int, Sendable {
        case cmyk = 12
        case lab = 14
        case rgb = 16
        case gray = 17
        case ycc = 18
    }

    package var codestream: Data
    package var width: Int
    package var height: Int
    /// Of the codestream.
    package var components: Int
    package var colors: Colors
    /// Which channel is the opacity; nil for none.
    package var opacity: Int?
    /// Red, green and blue of each entry of a palette, for a codestream of one component.
    package var palette: [[UInt8]] = []

    package init(codestream: Data, width: Int, height: Int, components: Int, colors: Colors) {
        self.codestream = codestream
        self.width = width
        self.height = height
        self.components = components
        self.colors = colors
    }

    package var data: Data {
        var header = Self.box("ihdr", number(height, 4) + number(width, 4) + number(components, 2) + [7, 7, 0, 0])
        header += Self.box("colr", [1, 0, 0] + number(colors.rawValue, 4))
        if let first = palette.first {
            let depths = [UInt8](repeating: 7, count: first.count)
            header += Self.box(
                "pclr", number(palette.count, 2) + [UInt8(first.count)] + depths + palette.flatMap { $0 })
            header += Self.box("cmap", first.indices.flatMap { [0, 0, 1, UInt8($0)] })
        }
        if let opacity {
            let channels = palette.first?.count ?? components
            let entries = (0..<channels).flatMap { i in
                number(i, 2) + number(i == opacity ? 1 : 0, 2) + number(i == opacity ? 0 : i + 1, 2)
            }
            header += Self.box("cdef", number(channels, 2) + entries)
        }
        let file =
            Self.box("jP  ", [0x0D, 0x0A, 0x87, 0x0A])
            + Self.box("ftyp", Array("jp2 ".utf8) + number(0, 4) + Array("jp2 ".utf8))
            + Self.box("jp2h", header)
        return Data(file) + Data(Self.box("jp2c", [UInt8](codestream)))
    }

    private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        number(content.count + 8, 4) + Array(name.utf8) + content
    }
}

private func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(value >> (8 * $0) & 0xFF) }
}
