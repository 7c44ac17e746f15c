internal import SightImage

extension PictureFormat {
    /// The format that the ending of a file's name promises; what is in the file decides, wherever there is something in it.
    init?(fileName: String) {
        guard let dot = fileName.lastIndex(of: ".") else { return nil }
        switch fileName[dot...].dropFirst().lowercased() {
        case "jpg", "jpeg": self = .jpeg
        case "png": self = .png
        case "webp": self = .webp
        case "gif": self = .gif
        case "tif", "tiff": self = .tiff
        case "avif": self = .avif
        case "heic", "heif": self = .heic
        case "jp2", "j2k", "jpx": self = .jp2
        case "jxl": self = .jxl
        case "bmp": self = .bmp
        case "pnm", "pgm", "ppm", "pbm": self = .pnm
        case "pdf": self = .pdf
        default: return nil
        }
    }
}
