import Foundation

/// Reads the text of a picture file.
///
/// The model knows recognizers by this protocol alone, so that its tests can hold a reading at a gate.
public protocol PictureReader: Sendable {
    /// The lines of text, joined by line breaks; empty when there is no text on the picture.
    ///
    /// Throws ``PictureReaderError`` when the file is no picture, the file system's error when it cannot be read, and anything
    /// when the task was cancelled.
    func text(of file: URL) async throws -> String
}

public enum PictureReaderError: Error {
    /// The file was read, but what is in it is no picture, or a damaged one.
    case notAPicture
}
