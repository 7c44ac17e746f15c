import SightImage
import SightTestSupport
import Testing

/// Kinds of files that other programs write and ours does not.
@Suite("Kinds of pictures")
struct PictureKindTests {
    @Test(arguments: [1, 2, 4, 8, 16])
    func `a grey PNG of any depth is grey`(bits: Int) throws {
        let file = Self.ramp(width: 37, height: 5, kind: .gray, bits: bits)
        let source = try PictureSource(file.data)
        #expect(source.header.colorModel == .gray && source.header.bitsPerSample == bits)
        let pixels = try source.storedPixels()
        #expect(pixels.format == .gray8)
        expectSamples(pixels, file.samples.map { Self.eightBits($0, of: bits) })
    }

    @Test(arguments: [1, 2, 4, 8])
    func `a palette PNG has the colours of its palette`(bits: Int) throws {
        var file = Self.ramp(width: 21, height: 4, kind: .palette, bits: bits)
        file.palette = (0..<(1 << bits)).map { (i: Int) -> [UInt8] in
            [UInt8(i * 37 % 256), UInt8(255 - i), UInt8(i * 5 % 256)]
        }
        let pixels = try PictureSource(file.data).storedPixels()
        #expect(pixels.format == .rgb8)
        expectSamples(pixels, file.samples.flatMap { file.palette[$0].map(Int.init) })
    }

    @Test(arguments: [1, 4])
    func `a palette PNG with transparent colours has alpha`(bits: Int) throws {
        var file = Self.ramp(width: 9, height: 3, kind: .palette, bits: bits)
        file.palette = (0..<(1 << bits)).map { (i: Int) -> [UInt8] in [UInt8(i), UInt8(i * 10), 7] }
        file.transparency = [0, 128]
        let source = try PictureSource(file.data)
        #expect(source.header.hasAlpha)
        let pixels = try source.storedPixels()
        #expect(pixels.format == .rgba8)
        expectSamples(
            pixels, file.samples.flatMap { file.palette[$0].map(Int.init) + [$0 == 0 ? 0 : $0 == 1 ? 128 : 255] })
    }

    @Test(arguments: [PNGFile.Kind.rgb, .rgba], [8, 16])
    func `colour PNGs of any depth have their colours`(kind: PNGFile.Kind, bits: Int) throws {
        let file = Self.ramp(width: 11, height: 6, kind: kind, bits: bits)
        let source = try PictureSource(file.data)
        #expect(source.header.bitsPerSample == bits && source.header.colorModel == .rgb)
        let pixels = try source.storedPixels()
        #expect(pixels.format == (kind == .rgb ? .rgb8 : .rgba8))
        expectSamples(pixels, file.samples.map { Self.eightBits($0, of: bits) })
    }

    @Test(arguments: [8, 16])
    func `a grey PNG with alpha becomes colour with alpha, and is displayed over what shows it`(bits: Int) throws {
        let file = Self.ramp(width: 13, height: 5, kind: .grayAlpha, bits: bits)
        let source = try PictureSource(file.data)
        #expect(source.header.hasAlpha && source.header.colorModel == .gray)
        let pixels = try source.storedPixels()
        #expect(pixels.format == .rgba8)
        let pairs = stride(from: 0, to: file.samples.count, by: 2).map { i in
            (gray: Self.eightBits(file.samples[i], of: bits), alpha: Self.eightBits(file.samples[i + 1], of: bits))
        }
        expectSamples(pixels, pairs.flatMap { [$0.gray, $0.gray, $0.gray, $0.alpha] })
        let light = pairs.reduce(0) { $0 + $1.gray * $1.alpha }, visible = pairs.reduce(0) { $0 + $1.alpha }
        let matte = 2 * light > 255 * visible ? 0 : 255
        let over = pairs.map { ($0.gray * $0.alpha + matte * (255 - $0.alpha)) / 255 }
        expectSamples(try source.displayedPixels(), over.flatMap { [$0, $0, $0] }, tolerance: 2)
    }

    @Test
    func `a grey PNG with one transparent shade has alpha`() throws {
        var file = Self.ramp(width: 16, height: 2, kind: .gray, bits: 8)
        file.transparency = [0, UInt8(file.samples[3])]
        let source = try PictureSource(file.data)
        #expect(source.header.hasAlpha)
        let pixels = try source.storedPixels()
        expectSamples(pixels, file.samples.flatMap { [$0, $0, $0, $0 == file.samples[3] ? 0 : 255] })
    }

    @Test(arguments: [UInt8(0), 100, 255])
    func `a JPEG of one component is grey`(shade: UInt8) throws {
        let file = JPEGFile(columns: 3, rows: 2, blocks: [[0], [shade], [255], [7], [90], [200]], adobeTransform: nil)
        let pixels = try PictureSource(file.data).storedPixels()
        #expect(pixels.format == .gray8 && pixels.width == 24 && pixels.height == 16)
        for (i, block) in file.blocks.enumerated() {
            #expect(abs(Int(pixels.pixel(i % 3 * 8 + 4, i / 3 * 8 + 4)[0]) - Int(block[0])) <= 1)
        }
    }

    @Test
    func `a JPEG whose Adobe marker says RGB is not taken for YCbCr`() throws {
        let blocks: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [30, 60, 90]]
        let pixels = try PictureSource(JPEGFile(columns: 4, rows: 1, blocks: blocks, adobeTransform: 0).data)
            .storedPixels()
        for (i, block) in blocks.enumerated() {
            expectSamples(pixels.cropped(x: i * 8 + 3, y: 3, width: 1, height: 1), block.map(Int.init))
        }
    }

    /// The shades are those of a press, so only their order is sure.
    @Test(arguments: [UInt8?.none, 0, 2])
    func `a CMYK JPEG is displayed in the colours of its inks`(adobeTransform: UInt8?) throws {
        // Inks are stored the other way round, 255 for none, whether a marker says so or not.
        let white: [UInt8] = adobeTransform == 2 ? [0, 128, 128, 255] : [255, 255, 255, 255]
        // YCCK holds cyan, magenta and yellow as YCbCr; without colour all are equal.
        let black: [UInt8] = adobeTransform == 2 ? [0, 128, 128, 0] : [255, 255, 255, 0]
        var blocks = [white, black]
        if adobeTransform != 2 { blocks += [[0, 255, 255, 255], [255, 0, 255, 255], [255, 255, 0, 255]] }
        let source = try PictureSource(
            JPEGFile(columns: blocks.count, rows: 1, blocks: blocks, adobeTransform: adobeTransform).data)
        #expect(source.header.colorModel == .cmyk)
        let pixels = try source.displayedPixels()
        #expect(pixels.format == .rgb8)
        let colors = blocks.indices.map { pixels.pixel($0 * 8 + 4, 4).map(Int.init) }
        #expect(colors[0].min()! > 240, "no ink is white")
        #expect(colors[1].max()! < 80, "black ink is dark")
        guard colors.count > 2 else { return }
        #expect(colors[2][0] < 100 && colors[2][2] > 150, "cyan takes the red")
        #expect(colors[3][1] < 100 && colors[3][0] > 150, "magenta takes the green")
        #expect(colors[4][2] < 100 && colors[4][0] > 150, "yellow takes the blue")
    }

    @Test(arguments: Orientation.allCases)
    func `a PNG whose EXIF turns it is displayed turned`(orientation: Orientation) throws {
        var file = PNGFile(width: 5, height: 3, kind: .gray, bits: 8, samples: (0..<15).map { $0 * 17 })
        file.orientation = orientation.rawValue
        let source = try PictureSource(file.data)
        #expect(source.header.orientation == orientation)
        let expected = try source.storedPixels().oriented(orientation)
        #expect(try source.displayedPixels().greatestDifference(to: expected) == 0)
    }

    @Test
    func `a resolution is told where the file has one`() throws {
        var file = Self.ramp(width: 4, height: 4, kind: .gray, bits: 8)
        #expect(try PictureSource(file.data).header.dotsPerInch == nil)
        file.dotsPerMetre = 11_811
        let resolution = try #require(try PictureSource(file.data).header.dotsPerInch)
        #expect(abs(resolution.x - 300) < 0.1 && abs(resolution.y - 300) < 0.1)
        file.dotsPerMetre = 2835
        #expect(try PictureSource(file.data).header.dotsPerInch.map { abs($0.x - 72) < 0.1 } == true)
    }

    /// A file whose samples run through all values.
    private static func ramp(width: Int, height: Int, kind: PNGFile.Kind, bits: Int) -> PNGFile {
        let count = width * height * kind.bands
        let samples = (0..<count).map { bits == 16 ? ($0 * 4099) % 65536 : ($0 * 7 + 3) % (1 << bits) }
        return PNGFile(width: width, height: height, kind: kind, bits: bits, samples: samples)
    }

    private static func eightBits(_ sample: Int, of bits: Int) -> Int {
        bits == 16 ? sample >> 8 : sample * 255 / ((1 << bits) - 1)
    }
}

/// Expects samples that differ by no more than rounding does.
private func expectSamples(
    _ picture: PixelBuffer, _ expected: [Int], tolerance: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
) {
    let samples = picture.samples.map(Int.init)
    #expect(samples.count == expected.count, sourceLocation: sourceLocation)
    let far = zip(samples, expected).enumerated().filter { abs($0.element.0 - $0.element.1) > tolerance }
    #expect(far.isEmpty, "at \(far.first?.offset ?? -1)", sourceLocation: sourceLocation)
}
