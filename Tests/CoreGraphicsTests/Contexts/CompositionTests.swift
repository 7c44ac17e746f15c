import CoreGraphics
import SightImage
import SightTestSupport
import Testing

@Suite("Layers, shadows, masks and gradients")
struct CompositionTests {
    @Test("What is drawn in a layer covers together", arguments: Bitmaps.all)
    func layers(bitmap: Bitmaps) throws {
        let context = try bitmap.context(width: 4, height: 4)
        context.setFillColor(.black)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setFillColor(.white)
        context.setAlpha(0.4)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
        context.fill(CGRect(x: 1, y: 0, width: 3, height: 4))
        context.endTransparencyLayer()
        #expect((0..<4).allSatisfy { bitmap.pixel(context, $0, 1)[0] == 102 })
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
        #expect(abs(Int(bitmap.pixel(context, 0, 0)[0]) - 163) <= 1, "the alpha of before is back")
    }

    @Test("States that were saved in a layer are gone with it, and those of before stay")
    func states() throws {
        let context = try Bitmaps.gray.context(width: 4, height: 4)
        context.setFillColor(.white)
        context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 2, height: 4), auxiliaryInfo: nil)
        context.restoreGState()
        context.restoreGState()
        context.saveGState()
        context.saveGState()
        context.setFillColor(gray: 0.4, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        #expect(Bitmaps.gray.map(context)[0] == [102, 102, 0, 0])
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 4))
        #expect(Bitmaps.gray.map(context)[0] == [102, 102, 0, 255])
    }

    @Test("A shadow lies beside what throws it, in its colour, below it", arguments: [Bitmaps.rgba, Bitmaps.all[2]])
    func shadow(bitmap: Bitmaps) throws {
        let context = try bitmap.context(width: 12, height: 12)
        context.setShadow(
            offset: CGSize(width: 4, height: -3), blur: 0, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.setFillColor(.white)
        context.fill(CGRect(x: 2, y: 5, width: 4, height: 4))
        #expect(bitmap.pixel(context, 3, 4) == [255, 255, 255, 255])
        #expect(
            bitmap.pixel(context, 9, 9) == [255, 0, 0, 255] && bitmap.pixel(context, 5, 6) == [255, 255, 255, 255])
        #expect(bitmap.pixel(context, 10, 9) == [0, 0, 0, 0] && bitmap.pixel(context, 3, 9) == [0, 0, 0, 0])
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(bitmap.pixel(context, 4, 11) == [0, 0, 0, 0])
    }

    @Test("A soft shadow has the spread of its blur, and keeps its weight", arguments: [4.0, 10])
    func blur(blur: Double) throws {
        let context = try Bitmaps.rgba.context(width: 120, height: 60)
        context.setShadow(offset: CGSize(width: 60, height: 0), blur: blur, color: .black)
        context.setFillColor(.white)
        context.fill(CGRect(x: 25, y: 25, width: 10, height: 10))
        var weight = 0.0, spread = 0.0
        for y in 0..<60 {
            for x in 61..<120 {
                let alpha = Double(Bitmaps.rgba.pixel(context, x, y)[3]) / 255
                weight += alpha
                spread += alpha * (Double(x) + 0.5 - 90) * (Double(x) + 0.5 - 90)
            }
        }
        #expect(abs(weight - 100) < 6)
        // The square of 10 adds a twelfth of itself.
        let deviation = max(spread / weight - 100.0 / 12, 0).squareRoot()
        #expect(abs(deviation - blur / 2) < 0.2 * blur / 2 + 0.2, "\(deviation)")
    }

    @Test("A shadow of a line and of a picture; a saved state brings back that there is none")
    func shadows() throws {
        let context = try Bitmaps.rgba.context(width: 20, height: 4)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0)
        context.setStrokeColor(.white)
        context.setLineWidth(2)
        context.strokeLineSegments(between: [CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 4)])
        context.draw(
            CGImage(PixelBuffer.made(width: 1, height: 1, format: .rgb8) { _, _ in [9, 9, 9] }),
            in: CGRect(x: 4, y: 0, width: 2, height: 4))
        context.restoreGState()
        #expect(Bitmaps.rgba.pixel(context, 10, 1) == [0, 0, 0, 85] && Bitmaps.rgba.pixel(context, 14, 1)[3] == 85)
        context.fill(CGRect(x: 2, y: 0, width: 1, height: 4))
        #expect(Bitmaps.rgba.pixel(context, 12, 1)[3] == 0)
    }

    @Test(
        "A picture as mask lets through by its grey, a mask holds back by its samples; upright", arguments: Bitmaps.all)
    func masks(bitmap: Bitmaps) throws {
        let samples: [[UInt8]] = [[0, 255], [102, 255]]
        let picture = CGImage(PixelBuffer.made(width: 2, height: 2, format: .gray8) { x, y in [samples[y][x]] })
        let bytes: [UInt8] = [255, 0, 153, 0]
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                provider: CGDataProvider(data: NSData(bytes: bytes, length: 4))!, decode: nil, shouldInterpolate: false)
        )
        for image in [picture, mask] {
            let context = try bitmap.context(width: 4, height: 4)
            context.setFillColor(.black)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.saveGState()
            context.interpolationQuality = .none
            context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2), mask: image)
            context.setFillColor(.white)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.restoreGState()
            let band = (0..<4).map { y in (0..<4).map { bitmap.pixel(context, $0, y)[0] } }
            #expect(band == [[0, 0, 0, 0], [0, 0, 255, 0], [0, 102, 255, 0], [0, 0, 0, 0]])
            context.setFillColor(.white)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(bitmap.pixel(context, 0, 3)[0] == 255, "the mask is gone with its state")
        }
    }

    @Test("Masks add up, and hold for pictures and for clearing")
    func moreMasks() throws {
        let half = CGImage(PixelBuffer.made(width: 1, height: 1, format: .gray8) { _, _ in [128] })
        let left = CGImage(PixelBuffer.made(width: 2, height: 1, format: .gray8) { x, _ in [x == 0 ? 255 : 0] })
        let whole = CGRect(x: 0, y: 0, width: 2, height: 1)
        let context = try Bitmaps.rgba.context(width: 2, height: 1)
        context.interpolationQuality = .none
        context.clip(to: whole, mask: half)
        context.clip(to: whole, mask: left)
        context.draw(CGImage(PixelBuffer.made(width: 1, height: 1, format: .rgb8) { _, _ in [200, 0, 0] }), in: whole)
        #expect(Bitmaps.rgba.pixel(context, 0, 0)[3] == 128 && Bitmaps.rgba.pixel(context, 1, 0)[3] == 0)
        context.resetClip()
        context.setFillColor(.white)
        context.fill(whole)
        context.clip(to: whole, mask: left)
        context.clear(whole)
        #expect(Bitmaps.rgba.pixel(context, 0, 0)[3] == 0 && Bitmaps.rgba.pixel(context, 1, 0)[3] == 255)
    }

    @Test("A gradient goes from colour to colour, and beyond its ends as told")
    func linear() throws {
        let colors = [CGColor.black, CGColor.white] as CFArray
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceGray(), colors: colors, locations: [0, 1]))
        func row(_ options: CGGradientDrawingOptions) throws -> [UInt8] {
            let context = try Bitmaps.gray.context(width: 8, height: 1)
            context.setFillColor(gray: 0.2, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
            context.drawLinearGradient(gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0), options: options)
            return Bitmaps.gray.map(context)[0]
        }
        let plain = try row([])
        #expect(plain[0] == 51 && plain[7] == 51)
        for (x, value) in [(2, 32), (3, 96), (4, 159), (5, 223)] { #expect(abs(Int(plain[x]) - value) <= 3) }
        #expect(try row([.drawsBeforeStartLocation])[0] == 0 && row([.drawsBeforeStartLocation])[7] == 51)
        #expect(try row([.drawsAfterEndLocation])[7] == 255 && row([.drawsAfterEndLocation])[0] == 51)
    }

    @Test("A radial gradient goes outwards, within the clip, in user space")
    func radial() throws {
        let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: nil, count: 2))
        let context = try Bitmaps.rgba.context(width: 40, height: 20)
        context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 10))
        context.scaleBy(x: 2, y: 1)
        context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 10, y: 5), startRadius: 0, endCenter: CGPoint(x: 10, y: 5),
            endRadius: 8, options: [])
        #expect(Bitmaps.rgba.pixel(context, 20, 14)[0] > 220 && Bitmaps.rgba.pixel(context, 34, 14)[2] > 200)
        #expect(Bitmaps.rgba.pixel(context, 20, 5)[3] == 0 && Bitmaps.rgba.pixel(context, 39, 14)[3] == 0)
    }

    @Test("Colours without a space are of the one that was named")
    func components() throws {
        let context = try Bitmaps.rgba.context(width: 2, height: 1)
        context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(Bitmaps.rgba.pixel(context, 0, 0) == [0, 0, 0, 255], "a named space begins as black")
        context.setFillColor([1, 0, 0.2, 1])
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(Bitmaps.rgba.pixel(context, 0, 0) == [255, 0, 51, 255])
        context.setStrokeColor(.white)
        context.setStrokeColor([0.4, 1])
        context.setLineWidth(2)
        context.strokeLineSegments(between: [CGPoint(x: 1, y: 0.5), CGPoint(x: 2, y: 0.5)])
        #expect(Bitmaps.rgba.pixel(context, 1, 0) == [102, 102, 102, 255])
    }

    @Test("Where smooth edges are not allowed there are none")
    func antialiasing() throws {
        let context = try Bitmaps.gray.context(width: 2, height: 1)
        context.setFillColor(.white)
        context.setAllowsAntialiasing(false)
        context.fill(CGRect(x: 0, y: 0, width: 1.4, height: 1))
        #expect(Bitmaps.gray.map(context)[0] == [255, 0])
        context.setAllowsAntialiasing(true)
        context.fill(CGRect(x: 0, y: 0, width: 1.4, height: 1))
        #expect(Bitmaps.gray.map(context)[0][1] > 80)
    }
}
