internal import Foundation

/// Why a line could not be read with Tesseract.
public enum TesseractError: Error, Sendable, Hashable {
    /// Tesseract's library is not installed.
    case libraryMissing(cause: String)
    /// What Tesseract knows of a language or script is not installed.
    case packMissing(name: String, folders: [String])
    /// Tesseract refused, for this reason.
    case failed(cause: String)
}

extension TesseractError {
    /// The package of Debian and Ubuntu that brings what is missing; nil where nothing is.
    public var package: String? {
        switch self {
        case .libraryMissing: "libtesseract5"
        case .packMissing(let name, _): TesseractPacks.package(of: name)
        case .failed: nil
        }
    }
}

extension TesseractError: CustomStringConvertible {
    public var description: String { reason + (package.map { "; install the package \($0)" } ?? "") }

    /// What is wrong, without what to do about it.
    public var reason: String {
        switch self {
        case .libraryMissing(let cause):
            "Tesseract cannot be loaded: \(cause)"
        case .packMissing(let name, let folders):
            "Tesseract's \(name).traineddata is in none of \(folders.joined(separator: ", "))"
        case .failed(let cause):
            "Tesseract failed: \(cause)"
        }
    }
}
