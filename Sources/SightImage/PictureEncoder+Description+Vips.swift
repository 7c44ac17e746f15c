internal import CVips
package import Foundation
internal import SightInstallation

/// Pixels of a file to be written.
package enum EncodedPixels: Sendable {
    case plain(PixelBuffer)
    /// 16-bit samples in this machine's byte order, rows one after the other, of 1, 3 or 4 bands.
    case deep(Data, width: Int, height: Int, bands: Int)
}

/// What a file says of its pixels that libvips writes.
package struct PictureDescription: Sendable {
    /// Along a row and along a column; nil to say 72, which files say that mean nothing by it.
    package var dotsPerInch: (x: Double, y: Double)?
    /// An ICC profile; nil for none.
    package var profile: [UInt8]?
    /// Cuts the picture into pages of this height, where the format has pages; 0 makes one.
    package var pageHeight = 0
    /// Milliseconds, for each page of an animation.
    package var delays: [Int] = []
    /// How often an animation is shown: 0 for without end, nil to say nothing.
    package var loops: Int?

    package init() {}
}

extension PictureEncoder {
    /// A file in the format that libvips knows by a suffix with options, and with a description of its pixels.
    package static func encoded(
        _ pixels: EncodedPixels, as suffix: String, _ description: PictureDescription
    ) throws(PictureError) -> Data {
        try Vips.load()
        switch pixels {
        case .deep(let samples, let width, let height, let bands):
            return try samples.withUnsafeBytes { bytes in
                Result { () throws(PictureError) in
                    try encoded(bytes, width, height, bands, bits: 16, suffix, description)
                }
            }.get()
        case .plain(let buffer):
            let tight = buffer.tight()
            return try tight.withUnsafeBytes { bytes in
                Result { () throws(PictureError) in
                    try encoded(
                        bytes, tight.width, tight.height, tight.format.bytesPerPixel, bits: 8, suffix, description)
                }
            }.get()
        }
    }

    private static func encoded(
        _ samples: UnsafeRawBufferPointer, _ width: Int, _ height: Int, _ bands: Int, bits: Int, _ suffix: String,
        _ description: PictureDescription
    ) throws(PictureError) -> Data {
        var memory: UnsafeMutableRawPointer?
        var length = 0
        let profile = description.profile ?? []
        let delays = description.delays.map { Int32(clamping: $0) }
        let failure = profile.withUnsafeBytes { profile in
            delays.withUnsafeBufferPointer { delays in
                var what = c_vips_description(
                    samples: samples.baseAddress, width: Int32(width), height: Int32(height), bands: Int32(bands),
                    bits: Int32(bits), across: (description.dotsPerInch?.x ?? 0) / 25.4,
                    down: (description.dotsPerInch?.y ?? 0) / 25.4, profile: profile.baseAddress,
                    profile_length: profile.count, page_height: Int32(description.pageHeight),
                    delays: delays.baseAddress, delay_count: Int32(delays.count),
                    loops: Int32(clamping: description.loops ?? -1))
                return Vips.failure { c_vips_encode_described(Vips.path, &what, suffix, &memory, &length, $0) }
            }
        }
        if let failure { throw .unreadable(cause: failure) }
        return Data(bytesNoCopy: memory!, count: length, deallocator: .custom { pointer, _ in c_vips_free(pointer) })
    }
}

extension ColorProfile {
    /// A profile that libvips brings along: `srgb` or `p3`. Nil for another name, or without libvips.
    package static func builtIn(_ name: String) -> [UInt8]? {
        guard (try? Vips.load()) != nil else { return nil }
        var profile: [UInt8] = []
        let failure = withUnsafeMutablePointer(to: &profile) { result in
            Vips.failure { error in
                c_vips_profile(
                    Vips.path, name,
                    { context, bytes, length in
                        context?.assumingMemoryBound(to: [UInt8].self).pointee = [UInt8](
                            UnsafeRawBufferPointer(start: bytes, count: length))
                    }, result, error)
            }
        }
        return failure == nil ? profile : nil
    }
}

extension Vips {
    /// The file that is loaded.
    static var path: String { Installation.current.libraries.appending(path: "libsightread-vips.so").path }
}
