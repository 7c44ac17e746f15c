package import Foundation

/// PDF files laid down by hand.
package enum PDFFile {
    /// Pages of letter paper with lines of 24-point Helvetica from the top left.
    /// - Parameter trailer: more entries of the trailer.
    package static func data(pages: [[String]], rotation: Int = 0, trailer: String = "") -> Data {
        let contents = pages.map { lines in
            "BT /F 24 Tf 40 TL 60 700 Td\n\(lines.map { "(\($0)) Tj T*" }.joined(separator: "\n"))\nET"
        }
        return data(contents: contents, rotation: rotation, trailer: trailer)
    }

    /// A page of letter paper with the drawing that a content stream describes. It may use the font `/F`, Helvetica, and the
    /// graphics state `/G`, half translucent.
    /// - Parameters:
    ///   - rotation: Degrees clockwise.
    ///   - boxes: The page's boxes, as a PDF says them.
    package static func data(
        content: String, rotation: Int = 0, boxes: String = "/MediaBox [0 0 612 792]"
    ) -> Data {
        data(contents: [content], rotation: rotation, trailer: "", boxes: boxes)
    }

    private static func data(
        contents: [String], rotation: Int, trailer: String, boxes: String = "/MediaBox [0 0 612 792]"
    ) -> Data {
        let kids = contents.indices.map { "\(4 + 2 * $0) 0 R" }.joined(separator: " ")
        var objects = [
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [\(kids)] /Count \(contents.count) >>",
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
        ]
        for (i, content) in contents.enumerated() {
            objects.append(
                "<< /Type /Page /Parent 2 0 R \(boxes) /Rotate \(rotation) /Contents \(5 + 2 * i) 0 R "
                    + "/Resources << /Font << /F 3 0 R >> /ExtGState << /G << /ca 0.5 >> >> >> >>")
            objects.append("<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
        }
        var text = "%PDF-1.4\n"
        var offsets: [Int] = []
        for (i, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(i + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for offset in offsets {
            let digits = String(offset)
            text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
        }
        text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\nstartxref\n\(table)\n%%EOF\n"
        return Data(text.utf8)
    }
}
