internal import CVips
internal import Foundation
internal import SightInstallation

/// The loaded library; the only file beside `…+Vips.swift` that knows it.
enum Vips {
    /// Loads libvips on first use. Cost: about 13 ms once a process.
    static func load() throws(PictureError) {
        let path = Installation.current.libraries.appending(path: "libsightread-vips.so").path
        if let failure = failure({ c_vips_load(path, $0) }) {
            throw .decoderMissing(cause: "\(failure); \(Installation.remedy)")
        }
    }

    /// Runs a call that reports its failure into a buffer, and returns that message; nil when it went well.
    static func failure(_ call: (UnsafeMutablePointer<CChar>) -> Int32) -> String? {
        let (result, message) = LibraryMessage.reporting(Int(C_VIPS_ERROR_CAPACITY), call)
        return result == 0 ? nil : LibraryMessage.cause(message)
    }
}
