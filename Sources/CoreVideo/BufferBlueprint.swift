internal import CoreGraphics

/// What a buffer with memory of its own will look like.
struct BufferBlueprint: Sendable {
    let format: OSType
    let width: Int
    let height: Int
    let isPlanar: Bool
    let shapes: [PlaneShape]
    /// What was asked for; nobody changes it.
    nonisolated(unsafe) let attributes: CFDictionary?

    /// Why there cannot be such a buffer.
    struct Refusal: Error {
        let code: CVReturn
    }

    /// The size of the block that holds all planes, in bytes.
    var dataSize: Int { shapes.last.map { $0.offset + $0.bytesPerRow * $0.height } ?? 0 }

    static func make(
        width: Int, height: Int, format: OSType, attributes: CFDictionary?
    ) -> Result<BufferBlueprint, Refusal> {
        guard let layout = PixelFormatLayout(format) else {
            return .failure(Refusal(code: kCVReturnInvalidPixelFormat))
        }
        let alignment = attributes?.integer(kCVPixelBufferBytesPerRowAlignmentKey) ?? 64
        guard alignment > 0 else { return .failure(Refusal(code: kCVReturnInvalidPixelBufferAttributes)) }
        guard let shapes = layout.shapes(width: width, height: height, alignment: alignment) else {
            return .failure(Refusal(code: kCVReturnInvalidSize))
        }
        return .success(
            BufferBlueprint(
                format: format, width: width, height: height, isPlanar: layout.isPlanar, shapes: shapes,
                attributes: attributes?.copy() as? CFDictionary))
    }

    /// The buffer, its planes one after the other in a block of ``dataSize`` bytes.
    func buffer(in memory: PixelMemory, of pool: PixelMemoryPool? = nil) -> CVPixelBuffer {
        CVPixelBuffer(
            format: format, width: width, height: height,
            planes: shapes.map {
                .init(
                    address: memory.address + $0.offset, width: $0.width, height: $0.height,
                    bytesPerRow: $0.bytesPerRow)
            }, isPlanar: isPlanar, dataSize: dataSize, memory: memory, pool: pool, attributes: attributes)
    }
}
