import Foundation
import ImageIO
import Vision

/// What stands on a receipt.
public struct Receipt: Sendable, Equatable {
    public var lines: [String]
    /// The largest amount on it.
    public var total: Decimal?
}

public enum ReceiptError: Error {
    case notAPicture
}

/// Reads receipts: one source for iPhone, Mac and Linux.
public struct ReceiptReader: Sendable {
    public init() {}

    public func receipt(in file: URL) async throws -> Receipt {
        guard let source = CGImageSourceCreateWithURL(file as CFURL, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { throw ReceiptError.notAPicture }
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        let stored = properties?[kCGImagePropertyOrientation] as? UInt32
        let orientation = stored.flatMap(CGImagePropertyOrientation.init) ?? .up

        var request = RecognizeTextRequest()
        request.recognitionLanguages = [Locale.Language(identifier: "en-US")]
        let observations = try await request.perform(on: image, orientation: orientation)
        let lines = observations.compactMap { $0.topCandidates(1).first?.string }
        return Receipt(lines: lines, total: lines.compactMap(Self.amount).max())
    }

    /// The amount at the end of a line such as `TOTAL 24.59`.
    private static func amount(in line: String) -> Decimal? {
        guard let last = line.split(separator: " ").last, last.contains(".") else { return nil }
        return Decimal(string: String(last))
    }
}
