internal import CCrypto
package import Foundation

/// What tells one version of a file from another.
package enum FileDigest {
    /// SHA-256 in hexadecimal digits. Cost: about a millisecond for a megabyte.
    package static func sha256(of data: Data) -> String {
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        data.withUnsafeBytes { bytes in
            _ = SHA256(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &digest)
        }
        return digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
