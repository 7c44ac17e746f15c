import Foundation
import SightGeometry
import SightImage
import SightSheets

/// A folder of pictures with `truth.jsonl`, one object a picture.
struct PictureSet {
    let folder: URL
    private(set) var rows: [Row] = []

    struct Row: Encodable {
        struct Line: Encodable {
            var text: String
            /// Around its ink, in pixels.
            var quad: [[Double]]
        }
        var image: String
        /// `prose`, `diacritics` or `mixed`.
        var kind: String
        var language: String
        var level: String
        /// The spelling that other sets have too.
        var text_lines: [Line]
    }

    init(in folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(
            at: folder.appending(path: "images"), withIntermediateDirectories: true)
    }

    mutating func add(
        _ page: RenderedPage, name: String, kind: String, language: String, level: Degradation.Level
    ) throws {
        let image = "images/\(name).png"
        try PictureEncoder.png(page.picture).write(to: folder.appending(path: image))
        let lines = page.lines.map { line in
            Row.Line(
                text: line.text,
                quad: line.quad.corners.map { [($0.x * 10).rounded() / 10, ($0.y * 10).rounded() / 10] })
        }
        rows.append(Row(image: image, kind: kind, language: language, level: level.rawValue, text_lines: lines))
    }

    /// Writes the truth of all pictures.
    func finish() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let truth = try rows.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
        try Data(truth.utf8).write(to: folder.appending(path: "truth.jsonl"))
    }
}
