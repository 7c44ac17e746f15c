internal import CVips
internal import Foundation

extension PictureSource {
    /// What the page says beside its pixels. Formats that neither libvips nor libheif reads say nothing. Cost: the header is
    /// parsed once more.
    package func metadata() throws(PictureError) -> PictureMetadata {
        if header.format == .heic { return try HeifPictureDecoder.metadata(of: data) }
        guard header.format.decoder == VipsPictureDecoder.self else { return PictureMetadata() }
        try Vips.load()
        var metadata = PictureMetadata()
        let failure = data.withUnsafeBytes { bytes in
            withUnsafeMutablePointer(to: &metadata) { result in
                Vips.failure { error in
                    c_vips_metadata(
                        Vips.path, bytes.baseAddress, bytes.count, Int32(page),
                        { context, name, value, length in
                            guard let context, let name else { return }
                            context.assumingMemoryBound(to: PictureMetadata.self).pointee.add(
                                String(cString: name), [UInt8](UnsafeRawBufferPointer(start: value, count: length)))
                        }, result, error)
                }
            }
        }
        if let failure { throw .unreadable(cause: failure) }
        switch header.format {
        case .tiff:
            // libvips tells nothing of a TIFF's tags.
            if let said = TIFFTags.metadata(of: data, page: page) {
                (metadata.tags, metadata.captions) = (said.tags, said.captions)
            }
        case .png:
            metadata.texts[PNGChunks.xmp] = nil
            let chunks = PNGChunks(data)
            metadata.png = chunks?.head
            if let animation = chunks?.animation {
                metadata.delays = animation.delays
                metadata.loops = animation.loops
            }
        case .webp:
            // libvips makes a tenth of a second of a hundredth.
            if let delays = WebPChunks(data)?.delays, delays.count == metadata.delays.count { metadata.delays = delays }
        case .jpeg: metadata.jfif = JPEGSegments(data)?.head
        default: break
        }
        return metadata
    }
}

extension PictureMetadata {
    fileprivate mutating func add(_ name: String, _ value: [UInt8]) {
        switch name {
        case "icc-profile-data": profile = value
        case "exif-data": tags = PictureTags(exifBlock: value)
        case "xmp-data": xmp = value
        case "iptc-data":
            captions =
                PhotoshopResources.all(
                    in: value.starts(with: JPEGSegments.photoshop)
                        ? Array(value.dropFirst(JPEGSegments.photoshop.count)) : value
                )
                .first { $0.number == PhotoshopResources.captions }?.content
        case "delay":
            delays = TagValue.text(value).split(separator: " ").compactMap { Int($0) }
        case "loop": loops = Int(TagValue.text(value))
        default:
            // png-comment-3-Author: the number of the text, then its keyword.
            let parts = name.split(separator: "-", maxSplits: 3)
            if name.hasPrefix("png-comment-"), parts.count == 4 { texts[String(parts[3])] = TagValue.text(value) }
        }
    }
}
