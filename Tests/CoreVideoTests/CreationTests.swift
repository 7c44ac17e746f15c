import CoreVideo
import Testing

@Suite("Making pixel buffers")
struct CreationTests {
    /// What a format of one plane looks like.
    struct Packed: Sendable {
        var format: OSType
        var bytesPerPixel: Int
    }

    static let packed = [
        Packed(format: kCVPixelFormatType_32BGRA, bytesPerPixel: 4),
        Packed(format: kCVPixelFormatType_32RGBA, bytesPerPixel: 4),
        Packed(format: kCVPixelFormatType_32ARGB, bytesPerPixel: 4),
        Packed(format: kCVPixelFormatType_24RGB, bytesPerPixel: 3),
        Packed(format: kCVPixelFormatType_OneComponent8, bytesPerPixel: 1),
    ]

    @Test("A format without planes has one address, aligned rows, and is its own plane 0", arguments: packed)
    func formats(_ packed: Packed) throws {
        let buffer = try #require(Buffers.make(37, 5, packed.format))
        #expect(CVPixelBufferGetWidth(buffer) == 37 && CVPixelBufferGetHeight(buffer) == 5)
        #expect(CVPixelBufferGetPixelFormatType(buffer) == packed.format)
        let row = CVPixelBufferGetBytesPerRow(buffer)
        #expect(row >= 37 * packed.bytesPerPixel && row % 64 == 0)
        #expect(CVPixelBufferGetDataSize(buffer) == 5 * row)
        #expect(!CVPixelBufferIsPlanar(buffer) && CVPixelBufferGetPlaneCount(buffer) == 0)
        let address = try #require(CVPixelBufferGetBaseAddress(buffer))
        #expect(CVPixelBufferGetBaseAddressOfPlane(buffer, 0) == address)
        #expect(CVPixelBufferGetWidthOfPlane(buffer, 0) == 37 && CVPixelBufferGetHeightOfPlane(buffer, 0) == 5)
        #expect(CVPixelBufferGetBytesPerRowOfPlane(buffer, 0) == row)
        #expect(CVPixelBufferGetBaseAddressOfPlane(buffer, 1) == nil && CVPixelBufferGetWidthOfPlane(buffer, 1) == 0)
        let bytes = UnsafeRawBufferPointer(start: address, count: 5 * row)
        #expect(bytes.allSatisfy { $0 == 0 })
    }

    @Test(
        "A 4:2:0 format has luma and, half as wide and high, chroma",
        arguments: [kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange])
    func planes(format: OSType) throws {
        // Odd sizes: the last sample of chroma stands for what there is.
        let buffer = try #require(Buffers.make(101, 7, format))
        #expect(CVPixelBufferIsPlanar(buffer) && CVPixelBufferGetPlaneCount(buffer) == 2)
        #expect(CVPixelBufferGetBaseAddress(buffer) == nil)
        #expect(CVPixelBufferGetWidthOfPlane(buffer, 0) == 101 && CVPixelBufferGetHeightOfPlane(buffer, 0) == 7)
        #expect(CVPixelBufferGetWidthOfPlane(buffer, 1) == 51 && CVPixelBufferGetHeightOfPlane(buffer, 1) == 4)
        let luma = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 0))
        let chroma = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 1))
        #expect(chroma - luma >= 7 * CVPixelBufferGetBytesPerRowOfPlane(buffer, 0))
        #expect(CVPixelBufferGetBytesPerRowOfPlane(buffer, 1) >= 102)
        #expect(CVPixelBufferGetBytesPerRow(buffer) * 7 >= CVPixelBufferGetDataSize(buffer))
        #expect(CVPixelBufferGetBaseAddressOfPlane(buffer, 2) == nil)
    }

    @Test("Impossible buffers are refused, each with its code")
    func refusals() {
        let bgra = kCVPixelFormatType_32BGRA
        #expect(Buffers.code(4, 4, bgra) == kCVReturnSuccess)
        #expect(Buffers.code(4, 4, 0x7632_3130) == kCVReturnInvalidPixelFormat)
        for (width, height) in [(0, 4), (4, 0), (-1, 4), (.max, 4), (4, .max)] {
            #expect(Buffers.code(width, height, bgra) == kCVReturnInvalidSize)
        }
        let negative = [kCVPixelBufferBytesPerRowAlignmentKey: -1] as CFDictionary
        #expect(Buffers.code(4, 4, bgra, attributes: negative) == kCVReturnInvalidPixelBufferAttributes)
    }

    @Test("Attributes as apps give them are taken, and rows are aligned as asked")
    func attributes() throws {
        let attributes =
            [
                kCVPixelBufferCGImageCompatibilityKey as String: kCFBooleanTrue!,
                kCVPixelBufferCGBitmapContextCompatibilityKey as String: true,
                kCVPixelBufferIOSurfacePropertiesKey as String: [:] as [String: Any],
                kCVPixelBufferBytesPerRowAlignmentKey as String: 48,
            ] as CFDictionary
        let buffer = try #require(Buffers.make(9, 2, kCVPixelFormatType_32BGRA, attributes: attributes))
        #expect(CVPixelBufferGetBytesPerRow(buffer) == 48)
    }

    @Test("Bytes of the caller's are not copied, and given back once, after the last use")
    func bytes() {
        let tally = Tally()
        var bytes = [UInt8](0..<96)
        bytes.withUnsafeMutableBytes { bytes in
            var buffer: CVPixelBuffer?
            let code = CVPixelBufferCreateWithBytes(
                nil, 3, 4, kCVPixelFormatType_32RGBA, bytes.baseAddress!, 24, { owner, _ in Tally.add(owner) },
                tally.pointer, nil, &buffer)
            #expect(code == kCVReturnSuccess)
            var second = buffer
            #expect(second.flatMap(CVPixelBufferGetBaseAddress) == bytes.baseAddress)
            #expect(second.map(CVPixelBufferGetBytesPerRow) == 24 && second.map(CVPixelBufferGetDataSize) == 96)
            buffer = nil
            #expect(tally.count.pointee == 0)
            second = nil
            #expect(tally.count.pointee == 1)
        }
    }

    @Test("Bytes that cannot be a picture are refused and not given back")
    func impossibleBytes() {
        let tally = Tally()
        var bytes = [UInt8](repeating: 0, count: 96)
        bytes.withUnsafeMutableBytes { bytes in
            func code(_ width: Int, _ height: Int, _ format: OSType, row: Int) -> CVReturn {
                var buffer: CVPixelBuffer?
                return CVPixelBufferCreateWithBytes(
                    nil, width, height, format, bytes.baseAddress!, row, { owner, _ in Tally.add(owner) },
                    tally.pointer, nil, &buffer)
            }
            #expect(code(3, 4, kCVPixelFormatType_32RGBA, row: 11) == kCVReturnInvalidArgument)
            #expect(code(3, 4, kCVPixelFormatType_32RGBA, row: .max) == kCVReturnInvalidArgument)
            #expect(code(0, 4, kCVPixelFormatType_32RGBA, row: 24) == kCVReturnInvalidSize)
            #expect(code(3, 4, 1, row: 24) == kCVReturnInvalidPixelFormat)
            #expect(
                code(4, 4, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, row: 8) == kCVReturnInvalidPixelFormat)
        }
        #expect(tally.count.pointee == 0)
    }

    @Test("Planes of the caller's are not copied, and given back once, after the last use")
    func planarBytes() throws {
        let tally = Tally()
        var luma = [UInt8](repeating: 1, count: 48), chroma = [UInt8](repeating: 2, count: 24)
        try luma.withUnsafeMutableBytes { luma in
            try chroma.withUnsafeMutableBytes { chroma in
                func make(_ format: OSType, widths: [Int], planes: Int) -> (CVReturn, CVPixelBuffer?) {
                    var addresses: [UnsafeMutableRawPointer?] = [luma.baseAddress, chroma.baseAddress]
                    var widths = widths, heights = [6, 3], rows = [8, 8]
                    var buffer: CVPixelBuffer?
                    let code = CVPixelBufferCreateWithPlanarBytes(
                        nil, 7, 6, format, nil, 0, planes, &addresses, &widths, &heights, &rows,
                        { owner, _, _, count, planes in
                            if count == 2, planes?[0] != nil, planes?[1] != nil { Tally.add(owner) }
                        }, tally.pointer, nil, &buffer)
                    return (code, buffer)
                }
                let format = kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange
                #expect(make(format, widths: [7, 3], planes: 2).0 == kCVReturnInvalidArgument)
                #expect(make(format, widths: [7, 4], planes: 1).0 == kCVReturnInvalidArgument)
                #expect(make(kCVPixelFormatType_32BGRA, widths: [7, 4], planes: 2).0 == kCVReturnInvalidPixelFormat)
                #expect(tally.count.pointee == 0)
                var buffer = make(format, widths: [7, 4], planes: 2).1
                let made = try #require(buffer)
                #expect(CVPixelBufferGetBaseAddressOfPlane(made, 0) == luma.baseAddress)
                #expect(CVPixelBufferGetBaseAddressOfPlane(made, 1) == chroma.baseAddress)
                #expect(CVPixelBufferGetDataSize(made) == 72)
                buffer = nil
            }
        }
        #expect(tally.count.pointee == 1)
    }

    @Test("A description tells size and format")
    func descriptions() throws {
        #expect("\(try #require(Buffers.make(3, 2, kCVPixelFormatType_32BGRA)))" == "CVPixelBuffer(3 × 2, BGRA)")
        #expect("\(try #require(Buffers.make(3, 2, kCVPixelFormatType_24RGB)))" == "CVPixelBuffer(3 × 2, 24)")
    }
}
