package import Foundation

/// Picture files whose metadata is changed while their pixels stay as they are, to the byte.
package enum PictureFile {
    /// The file with other metadata than its own; of a TIFF the first page's.
    ///
    /// The colour profile stays, and so do times of animations. What the format has no place for is left out: captions stand
    /// in JPEG and TIFF, texts in PNG, everything else in these and WebP.
    ///
    /// - Returns: Nil for other formats, a damaged file, and for metadata that does not fit into the file.
    package static func replacing(_ metadata: PictureMetadata, in file: Data) -> Data? {
        switch PictureFormat(sniffing: file) {
        case .jpeg: return JPEGSegments(file)?.replacing(metadata)
        case .png: return PNGChunks(file)?.replacing(metadata)
        case .tiff: return TIFFTags.replacing(metadata, in: file)
        case .webp:
            guard let header = try? PictureSource(file).header else { return nil }
            return WebPChunks(file)?.replacing(
                metadata, width: header.width, height: header.height, hasAlpha: header.hasAlpha)
        default: return nil
        }
    }
}
