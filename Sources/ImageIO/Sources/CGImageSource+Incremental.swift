public import CoreGraphics
public import Foundation

/// Opens a picture file whose bytes are still to come, by ``CGImageSourceUpdateData(_:_:_:)``.
///
/// Type, count and properties are known as soon as the header is there. Pixels are decoded only of a whole picture.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource()
}

/// Hands an incremental source all bytes that are there by now.
///
/// - Parameters:
///   - isrc: The source. Nothing happens when it is none that is incremental, or its bytes were final.
///   - data: All bytes from the first, not the new ones alone.
///   - final: Whether no more will come.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    // A copy where the object can change: callers go on appending to it.
    isrc.update(Data(sharing: data), isFinal: final)
}

/// Hands an incremental source all bytes that a provider has by now, like ``CGImageSourceUpdateData(_:_:_:)``.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    isrc.update(provider.bytes, isFinal: final)
}
