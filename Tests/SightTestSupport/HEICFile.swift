package import Foundation

/// Changes to HEIC files as libheif's encoder lays them out.
///
/// Source: ISO/IEC 14496-12:2015 and 23008-12:2017.
package enum HEICFile {
    /// The file with the property that its only picture is to be turned counter-clockwise before it is shown.
    package static func turned(_ data: Data, quarterTurns: Int) -> Data {
        let property: [UInt8] = [0, 0, 0, 9] + Array("irot".utf8) + [UInt8(quarterTurns)]
        let growth = property.count + 1
        var file = [UInt8](data)
        func place(_ name: String) -> Int { data.firstRange(of: Data(name.utf8))!.lowerBound - data.startIndex }
        func add(_ count: Int, to number: Int) {
            let value = file[number..<(number + 4)].reduce(0) { $0 << 8 | Int($1) } + count
            for i in 0..<4 { file[number + i] = UInt8(value >> (24 - 8 * i) & 0xFF) }
        }
        let locations = place("iloc") + 4, properties = place("ipco"), uses = place("ipma")
        // Where the picture and its EXIF lie: a number, four bytes, an extent with offset and length.
        for item in 0..<2 { add(growth, to: locations + 8 + 18 * item + 4) }
        add(growth, to: place("meta") - 4)
        add(growth, to: place("iprp") - 4)
        add(property.count, to: properties - 4)
        add(1, to: uses - 4)
        // The fourth property of the picture: essential, by its number.
        let count = uses + 4 + 8 + 2
        file[count] += 1
        file.insert(0x80 | 4, at: count + 4)
        file.insert(contentsOf: property, at: uses - 4)
        return Data(file)
    }
}
