/// The order in which people count: `page2` comes before `page10`.
///
/// Digits are compared by the number they write, letters without regard to case. Where that tells no difference the
/// bytes decide, so the order is the same on any machine and in any locale.
enum NaturalOrder {
    static func areInIncreasingOrder(_ a: String, _ b: String) -> Bool {
        var left = Array(a.lowercased().unicodeScalars)[...]
        var right = Array(b.lowercased().unicodeScalars)[...]
        while let x = left.first, let y = right.first {
            if isDigit(x), isDigit(y) {
                let m = takeNumber(&left), n = takeNumber(&right)
                if m.count != n.count { return m.count < n.count }
                if m != n { return m.lexicographicallyPrecedes(n) }
            } else {
                if x != y { return x < y }
                left.removeFirst()
                right.removeFirst()
            }
        }
        if left.isEmpty != right.isEmpty { return left.isEmpty }
        return a.utf8.lexicographicallyPrecedes(b.utf8)
    }

    /// The digits at the beginning, without leading zeros; however many there are, the number never overflows.
    private static func takeNumber(_ text: inout ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        let digits = text.prefix(while: isDigit)
        text = text.dropFirst(digits.count)
        return digits.drop { $0 == "0" }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
