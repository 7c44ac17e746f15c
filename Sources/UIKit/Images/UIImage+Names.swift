public import Foundation

/// Pictures of a bundle, by name.
extension UIImage {
    /// Settings of a picture of a bundle. There are none here that have an effect.
    public final class Configuration: NSObject, Sendable {}

    /// A picture of the program's bundle; see ``init(named:in:with:)``.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// A picture of a bundle; see ``init(named:in:with:)``.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name, in: bundle, with: nil)
    }

    /// A picture of a bundle, read from its file each time.
    ///
    /// Looked for are, among the bundle's resources and in its folder: a file of the name, one of the name with the extension
    /// of a picture, with `@2x` or `@3x` before it where there is none without, and a set of that name in an asset catalogue.
    ///
    /// - Parameters:
    ///   - name: The name, with or without an extension.
    ///   - bundle: The bundle; nil for the program's, whose folder is that of the program.
    ///   - configuration: Without effect.
    /// - Returns: Nil when there is no such picture.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let file = NamedPicture.file(name, in: bundle ?? .main) else { return nil }
        self.init(contentsOfFile: file.path)
    }

    /// A symbol of the system's: there are none.
    ///
    /// - Returns: Nil.
    public convenience init?(systemName name: String) {
        return nil
    }
}

/// Where the pictures of bundles are.
private enum NamedPicture {
    static func file(_ name: String, in bundle: Bundle) -> URL? {
        // Names are no paths to elsewhere.
        guard !name.isEmpty, !name.split(separator: "/").contains(".."), !name.hasPrefix("/") else { return nil }
        var folders: [URL] = []
        for folder in [bundle.resourceURL, bundle.bundleURL].compactMap(\.self) {
            if !folders.contains(folder) { folders.append(folder) }
        }
        for folder in folders {
            let whole = folder.appending(path: name)
            for mark in ["", "@2x", "@3x"] {
                if mark.isEmpty, isFile(whole), !whole.pathExtension.isEmpty { return whole }
                for ending in endings(of: name) {
                    let base = ending.isGiven ? whole.deletingPathExtension() : whole
                    let file = URL(filePath: base.path + mark + "." + ending.text)
                    if isFile(file) { return file }
                }
            }
            if let file = fileOfCatalogue(name, in: folder) { return file }
        }
        return nil
    }

    private static func endings(of name: String) -> [(text: String, isGiven: Bool)] {
        let given = URL(filePath: name).pathExtension
        let known = ["png", "jpg", "jpeg", "heic", "webp", "gif", "tiff", "tif", "bmp"]
        return known.contains(given.lowercased()) ? [(given, true)] : known.map { ($0, false) }
    }

    /// The picture of the least scale in `Name.imageset` of a catalogue.
    private static func fileOfCatalogue(_ name: String, in folder: URL) -> URL? {
        struct Contents: Decodable {
            struct Picture: Decodable {
                var filename: String?
                var scale: String?
            }
            var images: [Picture]?
        }
        let catalogues =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for catalogue in catalogues where catalogue.pathExtension == "xcassets" {
            let set = catalogue.appending(path: name + ".imageset")
            guard let list = try? Data(contentsOf: set.appending(path: "Contents.json")),
                let pictures = try? JSONDecoder().decode(Contents.self, from: list).images
            else { continue }
            let files = pictures.filter { $0.filename != nil }.sorted { ($0.scale ?? "") < ($1.scale ?? "") }
            if let file = files.first?.filename.map({ set.appending(path: $0) }), isFile(file) { return file }
        }
        return nil
    }

    private static func isFile(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
