import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite("TIFF files joined to pages")
struct TIFFJoiningTests {
    /// A grey TIFF laid down by hand, one row a strip, whose strips are found by 16-bit numbers.
    private func file(_ rows: [[UInt8]]) -> Data {
        func short(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }
        func long(_ value: Int) -> [UInt8] { short(value & 0xFFFF) + short(value >> 16) }
        let width = rows[0].count
        let pixels = 8, tables = pixels + rows.count * width, count = rows.count
        let directory = (tables + 4 * count + 1) / 2 * 2
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
            short(tag) + short(type) + long(count) + value + [UInt8](repeating: 0, count: 4 - value.count)
        }
        let offsets = rows.indices.flatMap { short(pixels + $0 * width) }
        let lengths = rows.indices.flatMap { _ in short(width) }
        func table(_ values: [UInt8], _ place: Int) -> [UInt8] { values.count <= 4 ? values : long(place) }
        let entries = [
            entry(256, 3, 1, short(width)), entry(257, 3, 1, short(count)), entry(258, 3, 1, short(8)),
            entry(259, 3, 1, short(1)), entry(262, 3, 1, short(1)), entry(273, 3, count, table(offsets, tables)),
            entry(277, 3, 1, short(1)), entry(278, 3, 1, short(1)),
            entry(279, 3, count, table(lengths, tables + 2 * count)),
        ]
        var bytes: [UInt8] = [0x49, 0x49, 42, 0] + long(directory) + rows.flatMap { $0 } + offsets + lengths
        bytes += [UInt8](repeating: 0, count: directory - bytes.count)
        return Data(bytes + short(entries.count) + entries.flatMap { $0 } + long(0))
    }

    @Test("Strips that are found by 16-bit numbers are found in the joined file", arguments: [1, 2, 5])
    func shortOffsets(rows: Int) throws {
        func row(_ page: Int, _ y: Int) -> [UInt8] { (0..<7).map { UInt8(50 * page + 8 * y + $0) } }
        let pages = (0..<3).map { page in (0..<rows).map { row(page, $0) } }
        let joined = try TIFFJoining.joined(pages.map(file))
        for (number, page) in pages.enumerated() {
            let source = try PictureSource(joined, page: number)
            #expect(source.header.pages == 3)
            #expect(try source.storedPixels().samples == page.flatMap { $0 })
        }
    }

    @Test("One file stays as it is, none is none")
    func single() throws {
        let one = file([[1, 2, 3]])
        #expect(try TIFFJoining.joined([one]) == one)
        #expect(try TIFFJoining.joined([]).isEmpty)
    }

    @Test("What is no TIFF, or a damaged one, is refused")
    func damage() throws {
        let good = file([[1, 2, 3], [4, 5, 6]])
        let directory = Int(good[4])
        var broken = good
        broken[directory] = 200  // more tags than there are bytes
        var far = good
        far[directory + 2 + 12 * 5 + 2] = 16  // an unknown type where the strips are
        for bad in [Data("no TIFF".utf8), Data(), good.prefix(20), broken, far] {
            #expect(throws: PictureError.self) { try TIFFJoining.joined([good, bad]) }
        }
    }
}
