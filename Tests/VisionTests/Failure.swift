import Vision

/// The error of a call that must fail with one of Vision's.
struct Failure {
    /// The name of the case; nil when nothing was thrown, or something else.
    var kind: String?
    var reason = ""

    init(_ call: () async throws -> some Any) async {
        do {
            _ = try await call()
            self.init(kind: nil)
        } catch {
            self.init(error)
        }
    }

    init(_ error: any Error) {
        if let error = error as? VisionError {
            self.init(kind: Mirror(reflecting: error).children.first?.label, reason: error.localizedDescription)
        } else {
            self.init(kind: nil, reason: "\(error)")
        }
    }

    private init(kind: String?, reason: String = "") {
        self.kind = kind
        self.reason = reason
    }
}
