internal import CVips
package import Foundation
internal import SightInstallation

extension PictureEncoder {
    /// A file in the format that libvips knows by a suffix with options, with orientation and resolution.
    ///
    /// - Parameter dotsPerInch: Along a row and along a column; nil to say nothing.
    package static func encoded(
        _ buffer: PixelBuffer, as suffix: String, orientation: Orientation?, dotsPerInch: (x: Double, y: Double)?
    ) throws(PictureError) -> Data {
        try Vips.load()
        let tight = buffer.tight()
        var memory: UnsafeMutableRawPointer?
        var length = 0
        let failure = tight.withUnsafeBytes { bytes in
            Vips.failure { error in
                c_vips_encode_resolved(
                    Vips.path, bytes.bindMemory(to: UInt8.self).baseAddress!, Int32(tight.width), Int32(tight.height),
                    Int32(tight.format.bytesPerPixel), suffix, Int32(orientation?.rawValue ?? 0),
                    (dotsPerInch?.x ?? 0) / 25.4, (dotsPerInch?.y ?? 0) / 25.4, &memory, &length, error)
            }
        }
        if let failure { throw .unreadable(cause: failure) }
        return Data(bytesNoCopy: memory!, count: length, deallocator: .custom { pointer, _ in c_vips_free(pointer) })
    }
}

extension Vips {
    /// The file that is loaded.
    static var path: String { Installation.current.libraries.appending(path: "libsightread-vips.so").path }
}
