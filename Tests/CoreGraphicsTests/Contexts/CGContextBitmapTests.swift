import CoreGraphics
import SightImage
import SightTestSupport
import Synchronization
import Testing

@Suite("A context's memory")
struct CGContextBitmapTests {
    @Test("A rectangle is painted in every layout, the rest stays nothing", arguments: Bitmaps.all)
    func layouts(bitmap: Bitmaps) throws {
        let context = try bitmap.context(width: 4, height: 3)
        context.setFillColor(red: 1, green: 0.2, blue: 0.4, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        let gray: UInt8 = 118  // 0.299 + 0.2 · 0.587 + 0.4 · 0.114
        #expect(bitmap.pixel(context, 1, 2) == (bitmap.isGray ? [gray, gray, gray, 255] : [255, 51, 102, 255]))
        #expect(bitmap.pixel(context, 2, 2) == bitmap.pixel(context, 1, 2))
        for (x, y) in [(0, 2), (3, 2), (1, 1), (0, 0)] {
            #expect(bitmap.pixel(context, x, y) == [0, 0, 0, bitmap.hasAlpha ? 0 : 255])
        }
    }

    @Test("Half a colour over nothing is multiplied by its alpha, over something it is mixed", arguments: Bitmaps.all)
    func mixing(bitmap: Bitmaps) throws {
        let context = try bitmap.context(width: 2, height: 1)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.4)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.4)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(bitmap.pixel(context, 0, 0) == [102, 102, 102, bitmap.hasAlpha ? 102 : 255])
        #expect(bitmap.pixel(context, 1, 0) == [153, 153, 153, 255])
    }

    @Test("A picture comes back as it was drawn in every layout", arguments: Bitmaps.all)
    func pictures(bitmap: Bitmaps) throws {
        let source = PixelBuffer.noise(width: 5, height: 4, format: bitmap.isGray ? .gray8 : .rgb8)
        let context = try bitmap.context(width: 5, height: 4)
        context.draw(CGImage(source), in: CGRect(x: 0, y: 0, width: 5, height: 4))
        let image = try #require(context.makeImage())
        #expect(image.bitmapInfo.rawValue == bitmap.info && image.bytesPerRow == context.bytesPerRow)
        let expected =
            bitmap.isGray || !bitmap.hasAlpha
            ? source.samples
            : source.samples.enumerated().flatMap {
                $0.offset % 3 == 2 ? [$0.element, 255] : [$0.element]
            }
        #expect(image.pixelBuffer.samples == expected)
    }

    @Test("A snapshot does not change when more is drawn")
    func snapshot() throws {
        let context = try Bitmaps.gray.context(width: 2, height: 2)
        let before = try #require(context.makeImage())
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(before.pixelBuffer.samples == [0, 0, 0, 0])
        #expect(try #require(context.makeImage()).pixelBuffer.samples == [255, 255, 255, 255])
    }

    @Test("The caller's memory is drawn on, what lies between its rows is left alone", arguments: Bitmaps.all)
    func callersMemory(bitmap: Bitmaps) throws {
        let row = 3 * bitmap.bytesPerPixel + 5
        var bytes = [UInt8](repeating: 77, count: 2 * row)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try bitmap.context(width: 3, height: 2, bytesPerRow: row, data: memory.baseAddress)
            #expect(context.data == memory.baseAddress)
            context.setFillColor(.white)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
            for x in 0..<3 { #expect(bitmap.pixel(context, x, 1) == [255, 255, 255, 255]) }
        }
        for y in 0..<2 { #expect(bytes[(y * row + row - 5)..<((y + 1) * row)].allSatisfy { $0 == 77 }) }
    }

    @Test("What the caller writes to the memory is drawn over", arguments: Bitmaps.all.filter { !$0.isFloat })
    func writtenMemory(bitmap: Bitmaps) throws {
        let context = try bitmap.context(width: 2, height: 1)
        context.setFillColor(gray: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        memset(context.data!, 255, context.bytesPerRow)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(bitmap.pixel(context, 0, 0) == [255, 255, 255, 255])
        #expect((126...129).contains(bitmap.pixel(context, 1, 0)[0]))
    }

    @Test("A context like a picture from a file can be made and shrinks it", arguments: [PixelFormat.gray8, .rgb8])
    func likePicture(format: PixelFormat) throws {
        let image = CGImage(PixelBuffer.noise(width: 40, height: 20, format: format))
        let space = try #require(image.colorSpace)
        let context = try #require(
            CGContext(
                data: nil, width: image.width / 2, height: image.height / 2, bitsPerComponent: image.bitsPerComponent,
                bytesPerRow: 0, space: space, bitmapInfo: image.bitmapInfo.rawValue))
        context.interpolationQuality = .high
        context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 10))
        let small = try #require(context.makeImage()).pixelBuffer
        let expected = image.pixelBuffer.resized(width: 20, height: 10)
        #expect(zip(small.samples, expected.samples).allSatisfy { abs(Int($0) - Int($1)) <= 6 })
        #expect(small.format == format)
    }

    @Test("Alpha alone takes the alpha of what is drawn")
    func alphaOnly() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
        #expect(context.colorSpace == nil)
        context.setFillColor(gray: 0, alpha: 0.6)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try #require(context.makeImage()).pixelBuffer.samples == [153, 0])
    }

    @Test("What a context is made of is told")
    func inquiries() throws {
        let context = try Bitmaps.all[2].context(width: 5, height: 4)
        #expect((context.width, context.height, context.bitsPerPixel, context.bitsPerComponent) == (5, 4, 32, 8))
        #expect(context.bytesPerRow >= 20 && context.bytesPerRow % 16 == 0)
        #expect(context.alphaInfo == .premultipliedFirst && context.bitmapInfo.contains(.byteOrder32Little))
        #expect(context.colorSpace == CGColorSpaceCreateDeviceRGB())
    }

    @Test("Layouts that contexts do not have, and impossible sizes, give no context")
    func refusals() {
        func isMade(
            _ width: Int = 2, _ height: Int = 2, bits: Int = 8, row: Int = 0,
            space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), alpha: CGImageAlphaInfo = .premultipliedLast
        ) -> Bool {
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row, space: space,
                bitmapInfo: alpha.rawValue) != nil
        }
        #expect(isMade())
        #expect(!isMade(alpha: .last) && !isMade(alpha: .first) && !isMade(alpha: .none), "three bytes a pixel")
        #expect(
            isMade(bits: 16) && !isMade(bits: 32) && !isMade(bits: 5) && !isMade(bits: 16, alpha: .premultipliedFirst))
        #expect(!isMade(0) && !isMade(-1) && !isMade(100_000) && !isMade(row: 7))
        #expect(!isMade(space: CGColorSpaceCreateDeviceCMYK()))
        #expect(!isMade(space: CGColorSpaceCreateDeviceGray()))
    }

    @Test("The owner of the memory is told when it is no longer used")
    func release() throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 4)
        do {
            let context = CGContext(
                data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue,
                releaseCallback: { _, data in
                    data?.deallocate()
                    released.add(1, ordering: .relaxed)
                }, releaseInfo: nil)
            #expect(context != nil && released.load(ordering: .relaxed) == 0)
        }
        #expect(released.load(ordering: .relaxed) == 1)
    }

    @Test("Samples of 16 bits that nothing is drawn on keep their depth")
    func untouchedDepth() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 16, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue | CGBitmapInfo.byteOrder16Little.rawValue))
        #expect(context.bitsPerComponent == 16 && context.bitsPerPixel == 16)
        let samples = try #require(context.data).assumingMemoryBound(to: UInt16.self)
        (samples[0], samples[1]) = (12345, 54321)
        context.setFillColor(gray: 0, alpha: 0)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect((samples[0], samples[1]) == (12345, 54321))
        let image = try #require(context.makeImage())
        #expect(image.bitsPerComponent == 16)
        #expect(image.pixelBuffer.samples == [48, 211])
    }
}

private let released = Atomic(0)
