public import Foundation

// Apple's Foundation has these; it is re-exported here because every module of this family re-exports this one.
extension URL {
    /// Asks for access to what the user picked outside the app's sandbox.
    ///
    /// There is no sandbox on Linux: access depends on the file's permissions alone. So the request succeeds for every
    /// file URL, whether or not a file is there, and reading the file tells the rest.
    ///
    /// - Returns: True for a file URL.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool {
        isFileURL
    }

    /// Gives back what ``startAccessingSecurityScopedResource()`` granted: on Linux, nothing.
    public func stopAccessingSecurityScopedResource() {}
}
