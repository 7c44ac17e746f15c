import Foundation
import SightImage
import SightTestSupport
import Testing

/// Files that are not whole: never a crash, always an error or pixels of the header's size.
@Suite("Damaged pictures")
struct DamagedPictureTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var data: Data
    }

    static let samples: [Sample] = {
        let scene = PixelBuffer.noise(width: 90, height: 70)
        let palette = PNGFile(width: 40, height: 30, kind: .gray, bits: 2, samples: (0..<1200).map { $0 % 4 })
        return [
            Sample(testDescription: "PNG", data: try! PictureEncoder.png(scene)),
            Sample(testDescription: "PNG by hand", data: palette.data),
            Sample(testDescription: "JPEG", data: try! PictureEncoder.jpeg(scene, orientation: .right)),
            Sample(
                testDescription: "grey JPEG",
                data: try! PictureEncoder.jpeg(.noise(width: 33, height: 65, format: .gray8))),
            Sample(testDescription: "JPEG 2000", data: try! PictureSamples.file("rgb.jp2")),
            Sample(testDescription: "JPEG 2000 in tiles", data: try! PictureSamples.file("rgb-tiles.j2k")),
            Sample(testDescription: "JPEG XL", data: try! PictureSamples.file("orientation-6.jxl")),
            Sample(testDescription: "JPEG XL in boxes", data: try! PictureSamples.file("rgb-boxes.jxl")),
        ]
    }()

    /// One of each other format; their decoders overlook some cuts, where pixels are missing only at the end.
    static let others: [Sample] = {
        let scene = PixelBuffer.noise(width: 60, height: 50)
        let gray = PixelBuffer.noise(width: 60, height: 50, format: .gray8)
        var samples = [".webp", ".webp[lossless]", ".gif", ".tif[compression=lzw]", ".tif[compression=jpeg]", ".avif"]
            .map {
                Sample(testDescription: $0, data: try! PictureEncoder.encoded(scene, as: $0))
            }
        samples += [
            Sample(testDescription: "HEIC", data: try! Fixtures.data("sign.heic")),
            Sample(testDescription: "PNM", data: Data("P5\n60 50\n255\n".utf8) + Data(gray.samples)),
            Sample(testDescription: "BMP", data: BMPFile.data(gray)),
            Sample(testDescription: "PDF", data: PDFFile.data(pages: [["Total 20.40"], ["Thank you"]])),
        ]
        return samples
    }()

    @Test
    func `an empty file is unreadable`() {
        #expect(throws: PictureError.unreadable(cause: "the file is empty")) { try PictureSource(Data()) }
    }

    @Test(arguments: 0..<200)
    func `random bytes are of no known format`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let bytes = (0..<Int.random(in: 1...2000, using: &generator)).map { _ in
            UInt8.random(in: 0...255, using: &generator)
        }
        let error = #expect(throws: PictureError.self) { try PictureSource(Data(bytes)) }
        #expect("\(error!)".contains("the content is none of JPEG, PNG"))
    }

    @Test(arguments: [[0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]] as [[UInt8]], 0..<100)
    func `random bytes behind a format's mark are unreadable`(mark: [UInt8], seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let bytes = (0..<Int.random(in: 0...500, using: &generator)).map { _ in
            UInt8.random(in: 0...255, using: &generator)
        }
        #expect(throws: PictureError.self) { try PictureSource(Data(mark + bytes)).storedPixels() }
    }

    @Test(arguments: samples)
    func `a file cut short anywhere is an error`(sample: Sample) {
        let length = sample.data.count
        // Every cut near both ends, and a hundred between; behind the last pixel a cut does no harm.
        let cuts = Set(0..<min(200, length - 16)).union(stride(from: 0, to: length - 16, by: max(length / 100, 1)))
        for cut in cuts {
            #expect(throws: PictureError.self, "\(cut) of \(length) bytes") {
                try PictureSource(sample.data.prefix(cut)).storedPixels()
            }
        }
        for cut in (length - 16)..<length { Self.read(sample.data.prefix(cut)) }
    }

    @Test(arguments: samples + others)
    func `a file with a wrong byte or bit among the first 64 is an error or a picture`(sample: Sample) {
        for i in 0..<64 {
            for mask: UInt8 in [0xFF, 0x01, 0x80, 0x10] {
                var data = sample.data
                data[i] ^= mask
                Self.read(data)
            }
        }
    }

    @Test(arguments: samples + others, 0..<40)
    func `a file with wrong bytes anywhere is an error or a picture`(sample: Sample, seed: Int) {
        var generator = SeededGenerator(seed: seed)
        var data = sample.data
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            data[Int.random(in: 0..<data.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        Self.read(data)
    }

    @Test
    func `other content is refused by name of what is read`() {
        for text in [
            "hello", "%!PS-Adobe-3.0", "RIFF\0\0\0\0WAVE", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
            "a.jpg\nb.png\n",
        ] {
            let error = #expect(throws: PictureError.self) { try PictureSource(Data(text.utf8)) }
            #expect("\(error!)".contains("the content is none of JPEG, PNG"))
        }
    }

    @Test
    func `nothing is said on the standard error stream`() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
            for sample in DamagedPictureTests.samples + DamagedPictureTests.others {
                DamagedPictureTests.readDamaged(sample, rounds: sample.testDescription == "HEIC" ? 1500 : 200, seed: 3)
            }
            _ = try? TextImage.rendered("<b>not closed", font: "DejaVu Sans 20")
        }
        #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == "")
        #expect(result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) } == "")
    }

    @Test
    func `damaged files leave no descriptor, thread or memory behind`() async {
        // In a process of its own, where nothing else opens or allocates.
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            var faults: [String] = []
            for sample in DamagedPictureTests.samples + DamagedPictureTests.others {
                DamagedPictureTests.readDamaged(sample, rounds: 150, seed: 1)
                let before = Belongings.now
                DamagedPictureTests.readDamaged(sample, rounds: 400, seed: 2)
                var after = Belongings.now
                // A thread that was told to end does so when the processor has time for it.
                for _ in 0..<600 where after.threads > before.threads {
                    usleep(50_000)
                    after = Belongings.now
                }
                // malloc keeps twice its largest piece, and that for each of its heaps. To leak any such piece in each round
                // would be some gigabytes.
                if after.descriptors != before.descriptors || after.threads > before.threads
                    || after.bytes - before.bytes >= 64 << 20
                {
                    faults.append("\(sample.testDescription): \(before), then \(after)")
                }
            }
            guard faults.isEmpty else {
                FileHandle.standardError.write(Data(faults.joined(separator: "; ").utf8))
                exit(EXIT_FAILURE)
            }
        }
        #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == "")
    }

    /// Reads a file many times, with other wrong bytes each time or cut elsewhere.
    static func readDamaged(_ sample: Sample, rounds: Int, seed: Int) {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<rounds {
            var data = sample.data
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                data[Int.random(in: 0..<data.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            if round % 4 == 0 { data = data.prefix(Int.random(in: 1...data.count, using: &generator)) }
            // Without expectations: each is sent out of an exit test, and so many would fill the way.
            _ = try? PictureSource(data, limits: PictureLimits(pixels: 4_000_000)).storedPixels()
        }
    }

    /// Reads a file of which anything may be wrong.
    static func read(_ data: Data, sourceLocation: SourceLocation = #_sourceLocation) {
        do throws(PictureError) {
            // Small limits: a flipped bit of a size must not cost memory.
            let source = try PictureSource(data, limits: PictureLimits(pixels: 4_000_000))
            let pixels = try source.storedPixels()
            #expect(
                pixels.width == source.header.width && pixels.height == source.header.height,
                sourceLocation: sourceLocation)
            #expect(
                pixels.samples.count == pixels.width * pixels.height * pixels.format.bytesPerPixel,
                sourceLocation: sourceLocation)
        } catch {
            #expect(!error.description.isEmpty && !error.description.contains("\n"), sourceLocation: sourceLocation)
        }
    }
}
