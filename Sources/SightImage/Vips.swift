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
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(C_VIPS_ERROR_CAPACITY)) { buffer in
            buffer.initialize(repeating: 0)
            return call(buffer.baseAddress!) == 0 ? nil : LibraryMessage.cause(String(cString: buffer.baseAddress!))
        }
    }
}
