import Foundation
import SightText

/// Lines with what a recognizer's network made of them: kept in a file between fitting and checking.
struct FeatureFile {
    struct Line {
        /// Of `ScriptClass.allCases`.
        var label: Int
        var letters: Int
        /// 0 clean, 1 mild, 2 brutal.
        var level: Int
    }

    var lines: [Line] = []
    var features = 0
    /// Rows of features.
    var values: [Float] = []

    init() {}

    mutating func append(_ line: Line, _ row: [Float]) {
        precondition(lines.isEmpty || row.count == features)
        features = row.count
        lines.append(line)
        values += row
    }

    /// Little-endian: features, then for each line label, letters, level and the features.
    init(_ file: URL) throws {
        let numbers = try Data(contentsOf: file).withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
        features = Int(numbers[0])
        for start in stride(from: 1, to: numbers.count, by: features + 3) {
            lines.append(
                Line(label: Int(numbers[start]), letters: Int(numbers[start + 1]), level: Int(numbers[start + 2])))
            values += numbers[(start + 3)..<(start + 3 + features)]
        }
    }

    func write(to file: URL) throws {
        var numbers = [Float(features)]
        for (i, line) in lines.enumerated() {
            numbers += [Float(line.label), Float(line.letters), Float(line.level)]
            numbers += values[(i * features)..<((i + 1) * features)]
        }
        try numbers.withUnsafeBytes { Data($0) }.write(to: file)
    }
}
