import Foundation

/// Lines with their texts and with the features of each of their steps: kept in a file between fitting and checking.
struct StepFile {
    struct Line {
        /// Empty where all that is known is that none of the fitted letters stand there.
        var text: String
        /// 0 clean, 1 mild, 2 brutal.
        var level: Int
        /// Rows of `features` numbers a step, then of the layer as it comes: the logarithm of the sum over all classes,
        /// of that over the classes that are not fitted, the best class, the best of those, and the score of that.
        var steps: [Float]
    }

    static let extra = 5
    var features = 0
    var lines: [Line] = []

    init(features: Int) { self.features = features }

    init(_ file: URL) throws {
        let numbers = try Data(contentsOf: file, options: .alwaysMapped).withUnsafeBytes {
            Array($0.bindMemory(to: Float.self))
        }
        features = Int(numbers[0])
        var place = 1
        while place < numbers.count {
            let level = Int(numbers[place]), letters = Int(numbers[place + 1]), steps = Int(numbers[place + 2])
            place += 3
            var text = String.UnicodeScalarView()
            for number in numbers[place..<(place + letters)] { text.append(Unicode.Scalar(UInt32(number))!) }
            place += letters
            let size = steps * (features + Self.extra)
            lines.append(Line(text: String(text), level: level, steps: Array(numbers[place..<(place + size)])))
            place += size
        }
    }

    func write(to file: URL) throws {
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        func put(_ numbers: [Float]) throws { try handle.write(contentsOf: numbers.withUnsafeBytes { Data($0) }) }
        try put([Float(features)])
        for line in lines {
            let scalars = line.text.unicodeScalars.map { Float($0.value) }
            try put([Float(line.level), Float(scalars.count), Float(line.steps.count / (features + Self.extra))])
            try put(scalars)
            try put(line.steps)
        }
        try handle.close()
    }
}
