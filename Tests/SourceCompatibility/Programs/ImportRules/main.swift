import Foundation
import ImageIO
import UniformTypeIdentifiers
import Vision

// Which files of a folder are pictures, by their names and by what is in them; only these are read.

struct Candidate {
    var url: URL
    var byName: UTType?
    var byContent: UTType?

    init(_ url: URL) {
        self.url = url
        byName = UTType(filenameExtension: url.pathExtension)
        let source = CGImageSourceCreateWithURL(url as CFURL, nil)
        byContent = source.flatMap(CGImageSourceGetType).flatMap { UTType($0 as String) }
    }

    var isPicture: Bool { byContent?.conforms(to: .image) ?? false }
    var isMisnamed: Bool { byContent != nil && byName != byContent }
}

let folder = URL(filePath: CommandLine.arguments[1])
let names = ["sign.png", "sign.txt", "sign.heic", "orientation-1.jpg", "receipt.words"]
for candidate in names.map({ Candidate(folder.appending(path: $0)) }) {
    print(
        candidate.url.lastPathComponent, candidate.isPicture, candidate.byContent?.preferredMIMEType ?? "-",
        candidate.byName?.conforms(to: .text) ?? false)
}

// A picture with the wrong name is still a picture.
let copy = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jpg")
try FileManager.default.copyItem(at: folder.appending(path: "sign.png"), to: copy)
defer { try? FileManager.default.removeItem(at: copy) }
let misnamed = Candidate(copy)
print(misnamed.isPicture, misnamed.isMisnamed, misnamed.byContent == .png)
print(try await RecognizeTextRequest().perform(on: copy).map(\.transcript))

let readable = Set((CGImageSourceCopyTypeIdentifiers() as? [String] ?? []).compactMap { UTType($0) })
print([UTType.jpeg, .png, .heic, .tiff, .gif, .webP, .bmp, .pdf].allSatisfy(readable.contains))
let writable = CGImageDestinationCopyTypeIdentifiers() as? [String] ?? []
print([UTType.jpeg, .png, .tiff].map(\.identifier).allSatisfy(writable.contains))
print(UTType(mimeType: "image/jpeg") == .jpeg, UTType.jpeg.preferredFilenameExtension ?? "-")
