internal import Foundation

/// What EXIF says of a picture: directories of tags by their numbers, tags without a known meaning among them.
package struct PictureTags: Sendable, Hashable {
    package typealias Directory = [UInt16: TagValue]

    /// Of the picture itself: maker, model, software, time, orientation, resolution.
    package var picture: Directory = [:]
    /// Of taking it: exposure, lens, times.
    package var exif: Directory = [:]
    /// Where it was taken.
    package var position: Directory = [:]
    /// By which rules other programs may read it.
    package var interoperability: Directory = [:]
    /// A small JPEG of the picture.
    package var thumbnail: [UInt8]?

    package init() {}

    package var isEmpty: Bool {
        picture.isEmpty && exif.isEmpty && position.isEmpty && interoperability.isEmpty && thumbnail == nil
    }

    /// Tags that point to directories.
    enum Pointer {
        static let exif: UInt16 = 34665
        static let position: UInt16 = 34853
        static let interoperability: UInt16 = 40965
    }

    /// Tags of a small JPEG.
    enum Thumbnail {
        static let compression: UInt16 = 259
        static let offset: UInt16 = 513
        static let length: UInt16 = 514
    }

    /// Tags that say how pixels are stored: they hold for the file that they stand in, and for no other one.
    static func isOfStorage(_ tag: UInt16) -> Bool {
        switch tag {
        case 254...259, 262...266, 273, 277...281, 284, 288...293, 297, 301, 317, 320...347, 512...532, 700: true
        case 33723, 34377, 37724, 34675, 34665, 34853, 50706...51200: true
        default: false
        }
    }
}
