/// What a picture file says beside its pixels, by the names of EXIF's tags.
package struct PictureMetadata: Sendable, Hashable {
    /// What a tag holds.
    package enum Value: Sendable, Hashable {
        case text(String)
        case numbers([Double])
    }

    /// Of the picture itself: maker, model, software, time, resolution.
    package var picture: [String: Value] = [:]
    /// Of taking it: exposure, lens, times.
    package var exif: [String: Value] = [:]
    /// Where it was taken.
    package var position: [String: Value] = [:]
    /// The name of its colour profile.
    package var profileName: String?

    package init() {}
}
