import Foundation
import Vision

/// An expense app: puts what stands on one height into one row, and finds the amount to pay.
@main
struct ReceiptRows {
    static func main() async throws {
        let file = URL(filePath: CommandLine.arguments[1]).appending(path: "receipt.png")
        let observations = try await RecognizeTextRequest().perform(on: file)
        let rows = rows(of: observations)
        for row in rows where row.contains(where: { $0.wholeMatch(of: #/\d+\.\d\d/#) != nil }) {
            print(row.joined(separator: " | "))
        }
        let amount = rows.first { $0.first?.hasPrefix("TOTAL") == true }?.last.flatMap { Decimal(string: $0) }
        print("to pay:", amount ?? 0)
    }

    /// The words of each row, rows from the top, words from the left.
    static func rows(of observations: [RecognizedTextObservation]) -> [[String]] {
        var rows: [(middle: CGFloat, cells: [RecognizedTextObservation])] = []
        for observation in observations.sorted(by: { $0.boundingBox.cgRect.midY > $1.boundingBox.cgRect.midY }) {
            let box = observation.boundingBox.cgRect
            if let last = rows.indices.last, abs(rows[last].middle - box.midY) < box.height {
                rows[last].cells.append(observation)
            } else {
                rows.append((box.midY, [observation]))
            }
        }
        return rows.map { row in
            let cells = row.cells.sorted { $0.boundingBox.origin.x < $1.boundingBox.origin.x }
            let line = cells.compactMap { $0.topCandidates(1).first?.string }.joined(separator: " ")
            // The amount stands apart from what it is for, whether or not it is a line of its own.
            guard let amount = line.firstMatch(of: #/\s(\d+\.\d\d)$/#) else { return [line] }
            return [String(line[..<amount.range.lowerBound]), String(amount.1)]
        }
    }
}
