import Foundation
import UIKit
import Vision

// Pages of a PDF are drawn into pictures, which are read: the usual way of iOS apps to read a scanned PDF.

let url = URL(filePath: NSTemporaryDirectory()).appending(path: "pages-\(UUID().uuidString).pdf")
try pdf(["Invoice 2041", "Paid in full"]).write(to: url)
defer { try? FileManager.default.removeItem(at: url) }

/// A small PDF: a page for each text, the second one to be turned.
func pdf(_ texts: [String]) -> Data {
    var objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [\(texts.indices.map { "\(4 + 2 * $0) 0 R" }.joined(separator: " "))] /Count \(texts.count) >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    for (number, text) in texts.enumerated() {
        let content = "BT /F 24 Tf 40 120 Td (\(text)) Tj ET"
        objects.append(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Rotate \(90 * number) /Contents \(5 + 2 * number) 0 R "
                + "/Resources << /Font << /F 3 0 R >> >> >>")
        objects.append("<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
    }
    var file = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (number, object) in objects.enumerated() {
        offsets.append(file.utf8.count)
        file += "\(number + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = file.utf8.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets { file += String(String(10_000_000_000 + offset).dropFirst()) + " 00000 n \n" }
    file += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Data(file.utf8)
}

func image(of page: CGPDFPage, scale: CGFloat) -> UIImage {
    let pageRect = page.getBoxRect(.mediaBox)
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: pageRect.size, format: format).image { context in
        UIColor.white.set()
        context.fill(pageRect)
        context.cgContext.translateBy(x: 0, y: pageRect.size.height)
        context.cgContext.scaleBy(x: 1, y: -1)
        context.cgContext.drawPDFPage(page)
    }
}

func thumbnail(of page: CGPDFPage, side: Int) -> CGImage? {
    guard
        let context = CGContext(
            data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    context.setFillColor(UIColor.white.cgColor)
    context.fill(rect)
    context.concatenate(page.getDrawingTransform(.cropBox, rect: rect, rotate: 0, preserveAspectRatio: true))
    context.drawPDFPage(page)
    return context.makeImage()
}

guard let document = CGPDFDocument(url as CFURL) else { fatalError("no document") }
print(document.numberOfPages, document.isEncrypted)
for number in 1...document.numberOfPages {
    guard let page = document.page(at: number) else { continue }
    let picture = image(of: page, scale: 3)
    guard let pixels = picture.cgImage else { continue }
    print(pixels.width == Int((page.getBoxRect(.mediaBox).width * 3).rounded(.up)), page.rotationAngle)
    let lines = try await RecognizeTextRequest().perform(on: pixels)
    for line in lines { print(line.topCandidates(1).first?.string ?? "") }
    print(thumbnail(of: page, side: 64)?.width ?? 0)
}
