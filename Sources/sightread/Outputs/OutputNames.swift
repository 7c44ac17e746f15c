/// Names for output files of which none is given twice: of `a.jpg` and `a.png` the second becomes `a-2`.
struct OutputNames {
    private var taken: Set<String> = []

    /// The name for an input, in the order of the input.
    mutating func claim(_ name: String) -> String {
        var candidate = name
        var number = 1
        while !taken.insert(candidate).inserted {
            number += 1
            candidate = "\(name)-\(number)"
        }
        return candidate
    }
}
