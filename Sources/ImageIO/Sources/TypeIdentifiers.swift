internal import SightImage

extension PictureFormat {
    /// The uniform type identifier.
    var typeIdentifier: String {
        switch self {
        case .jpeg: "public.jpeg"
        case .png: "public.png"
        case .webp: "org.webmproject.webp"
        case .gif: "com.compuserve.gif"
        case .tiff: "public.tiff"
        case .avif: "public.avif"
        case .heic: "public.heic"
        case .jp2: "public.jpeg-2000"
        case .jxl: "public.jpeg-xl"
        case .bmp: "com.microsoft.bmp"
        case .pnm: "public.pbm"
        case .pdf: "com.adobe.pdf"
        }
    }
}
