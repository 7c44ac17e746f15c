import ImageIO
import SightImage
import SightTestSupport
import Testing

@Suite("Animations")
struct AnimationTests {
    private static let moments = [10, 120, 240].map { shade in
        CGImage(PixelBuffer.made(width: 24, height: 16, format: .rgb8) { _, _ in [UInt8(shade), 60, 60] })
    }

    @Test(
        "Times and repetitions of each moment are written and read back",
        arguments: ["com.compuserve.gif", "org.webmproject.webp"])
    func times(type: String) throws {
        let key = type == "com.compuserve.gif" ? kCGImagePropertyGIFDictionary : kCGImagePropertyWebPDictionary
        // The encoder of WebP makes a tenth of a hundredth.
        let seconds = [0.04, 0.25, type == "com.compuserve.gif" ? 0.01 : 0.02]
        let file = try WrittenFile(type, count: 3) { destination in
            CGImageDestinationSetProperties(
                destination, [key: [kCGImagePropertyGIFLoopCount: 0]] as CFDictionary)
            for (moment, time) in zip(Self.moments, seconds) {
                CGImageDestinationAddImage(
                    destination, moment, [key: [kCGImagePropertyGIFDelayTime: time]] as CFDictionary)
            }
        }
        #expect(CGImageSourceGetCount(file.source) == 3)
        let whole = CGImageSourceCopyProperties(file.source, nil) as? [CFString: Any]
        #expect(whole?[kCGImagePropertyImageCount] as? Int == 3)
        #expect((whole?[key] as? [CFString: Any])?[kCGImagePropertyGIFLoopCount] as? Int == 0)
        for (index, time) in seconds.enumerated() {
            let times = file.properties(key, index)
            #expect(times[kCGImagePropertyGIFUnclampedDelayTime] as? Double == time)
            #expect(times[kCGImagePropertyGIFDelayTime] as? Double == (time > 0.01 ? time : 0.1))
            let red = Int(try file.image(index).pixelBuffer.pixel(12, 8)[0])
            #expect(abs(red - [10, 120, 240][index]) < 12)
        }
    }

    @Test("Moments of different sizes make no animation")
    func sizes() throws {
        let file = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(file, "com.compuserve.gif", 2, nil))
        CGImageDestinationAddImage(destination, CGImage(.numbered(width: 4, height: 4)), nil)
        CGImageDestinationAddImage(destination, CGImage(.numbered(width: 5, height: 4)), nil)
        #expect(!CGImageDestinationFinalize(destination) && file.length == 0)
    }

    @Test("An animated PNG says how long its first picture is shown")
    func animatedPNG() throws {
        var file = PNGFile(width: 2, height: 2, kind: .gray, bits: 8, samples: [1, 2, 3, 4])
        // Two moments, shown three times; the first for 7 hundredths.
        file.chunks = [
            ("acTL", [0, 0, 0, 2, 0, 0, 0, 3]),
            ("fcTL", [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 100, 0, 0]),
        ]
        let source = try WrittenFile(data: file.data)
        #expect(source.properties(kCGImagePropertyPNGDictionary)[kCGImagePropertyAPNGDelayTime] as? Double == 0.07)
        let whole = CGImageSourceCopyProperties(source.source, nil)?[kCGImagePropertyPNGDictionary] as? [CFString: Any]
        #expect(whole?[kCGImagePropertyAPNGLoopCount] as? Int == 3)
        #expect(try source.image().pixelBuffer.samples == [1, 2, 3, 4])
    }
}
