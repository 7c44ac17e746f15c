import CoreVideo
import Testing

@Suite("Locks and attachments of buffers")
struct BufferStateTests {
    private let buffer = Buffers.make(4, 4, kCVPixelFormatType_32BGRA)!

    @Test("Locks nest, and each is taken back once")
    func locks() {
        #expect(CVPixelBufferUnlockBaseAddress(buffer, .readOnly) == kCVReturnInvalidArgument)
        #expect(CVPixelBufferLockBaseAddress(buffer, .readOnly) == kCVReturnSuccess)
        #expect(CVPixelBufferLockBaseAddress(buffer, []) == kCVReturnSuccess)
        #expect(CVPixelBufferLockBaseAddress(buffer, .readOnly) == kCVReturnSuccess)
        #expect(buffer.isLocked)
        #expect(CVPixelBufferUnlockBaseAddress(buffer, []) == kCVReturnSuccess)
        #expect(CVPixelBufferUnlockBaseAddress(buffer, []) == kCVReturnInvalidArgument)
        CVPixelBufferUnlockBaseAddress(buffer, .readOnly)
        CVPixelBufferUnlockBaseAddress(buffer, .readOnly)
        #expect(!buffer.isLocked)
    }

    @Test("Many threads may lock and attach at the same time")
    func threads() async {
        nonisolated(unsafe) let buffer = buffer
        await withTaskGroup { group in
            for number in 0..<16 {
                group.addTask {
                    for _ in 0..<200 {
                        CVPixelBufferLockBaseAddress(buffer, .readOnly)
                        CVBufferSetAttachment(buffer, "k\(number)" as CFString, "v" as CFString, .shouldPropagate)
                        CVPixelBufferUnlockBaseAddress(buffer, .readOnly)
                    }
                }
            }
        }
        #expect(!buffer.isLocked)
        #expect(CVBufferCopyAttachments(buffer, .shouldPropagate)?.count == 16)
    }

    @Test("What is attached is found, replaced and taken away")
    func attachments() throws {
        let key = "key" as CFString
        #expect(CVBufferCopyAttachment(buffer, key, nil) == nil && !CVBufferHasAttachment(buffer, key))
        #expect(CVBufferCopyAttachments(buffer, .shouldPropagate) == nil)
        CVBufferSetAttachment(buffer, key, "first" as CFString, .shouldNotPropagate)
        CVBufferSetAttachment(buffer, key, "second" as CFString, .shouldPropagate)
        var mode = CVAttachmentMode.shouldNotPropagate
        #expect(CVBufferCopyAttachment(buffer, key, &mode) as? String == "second")
        #expect(mode == .shouldPropagate)
        #expect(CVBufferGetAttachment(buffer, key, nil)?.takeUnretainedValue() as? String == "second")
        CVBufferRemoveAttachment(buffer, key)
        #expect(!CVBufferHasAttachment(buffer, key))
        CVBufferSetAttachments(buffer, ["a": 1, "b": 2] as CFDictionary, .shouldNotPropagate)
        #expect(CVBufferCopyAttachment(buffer, "b", nil) as? Int == 2)
        CVBufferRemoveAllAttachments(buffer)
        #expect(!CVBufferHasAttachment(buffer, "a"))
    }

    @Test("Only what should be propagated is")
    func propagation() throws {
        let other = try #require(Buffers.make(1, 1, kCVPixelFormatType_OneComponent8))
        CVBufferSetAttachment(buffer, "stays", "x" as CFString, .shouldNotPropagate)
        CVBufferSetAttachment(buffer, "goes", "y" as CFString, .shouldPropagate)
        CVBufferPropagateAttachments(buffer, other)
        #expect(CVBufferHasAttachment(other, "goes") && !CVBufferHasAttachment(other, "stays"))
    }

    @Test("Sizes of the picture, and what its colours mean, are carried")
    func pictureBuffer() {
        #expect(CVImageBufferGetDisplaySize(buffer) == CGSize(width: 4, height: 4))
        #expect(CVImageBufferGetCleanRect(buffer) == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(CVImageBufferIsFlipped(buffer))
        CVBufferSetAttachment(
            buffer, kCVImageBufferYCbCrMatrixKey, kCVImageBufferYCbCrMatrix_ITU_R_601_4, .shouldPropagate)
        #expect(CVBufferCopyAttachment(buffer, kCVImageBufferYCbCrMatrixKey, nil) as? String == "ITU_R_601_4")
    }

    @Test("A buffer equals itself alone")
    func equality() {
        let other = Buffers.make(4, 4, kCVPixelFormatType_32BGRA)
        #expect(buffer == buffer && buffer != other)
        #expect(Set([buffer, buffer]).count == 1)
    }
}
