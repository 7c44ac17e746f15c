import Foundation
import ImageIO
import Vision

/// What a document picker hands over: a URL outside the app's own folder, readable while access is held.
struct ImportedPicture: Sendable {
    var image: CGImage
    var orientation: CGImagePropertyOrientation

    init?(_ url: URL) {
        guard url.startAccessingSecurityScopedResource() else { return nil }
        defer { url.stopAccessingSecurityScopedResource() }
        guard let provider = CGDataProvider(url: url as CFURL),
            let source = CGImageSourceCreateWithDataProvider(provider, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        self.image = image
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as NSDictionary?
        let number = properties?[kCGImagePropertyOrientation] as? NSNumber
        orientation = number.flatMap { CGImagePropertyOrientation(rawValue: $0.uint32Value) } ?? .up
    }
}

@main
struct DocumentPicker {
    static func main() async throws {
        let folder = URL(filePath: CommandLine.arguments[1])
        for name in ["orientation-5.jpg", "sign.png", "letter.txt"] {
            guard let picture = ImportedPicture(folder.appending(path: name)) else {
                print(name, "cannot be imported")
                continue
            }
            // The picture is immutable and may be read elsewhere.
            let text = try await Task.detached {
                try await RecognizeTextRequest().perform(on: picture.image, orientation: picture.orientation)
            }.value.map(\.transcript)
            print(name, picture.orientation == .leftMirrored, text)
        }
    }
}
