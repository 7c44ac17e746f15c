import Foundation
import Observation

/// The model behind a view. Observation is part of Swift, so it is the same everywhere.
@MainActor
@Observable
public final class ReceiptModel {
    public private(set) var message = "Choose a receipt."
    private let reader = ReceiptReader()

    public init() {}

    public func read(_ file: URL) async {
        message = "Reading…"
        do {
            let total = try await reader.receipt(in: file).total
            message = total.map { "Total: \($0)" } ?? "No total found."
        } catch {
            message = "This is no picture."
        }
    }
}
