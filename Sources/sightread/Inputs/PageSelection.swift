internal import SightImage

/// Which pages of a file are read.
enum PageSelection: Sendable, Hashable {
    /// All pages; of an animation its first picture.
    case usual
    case chosen([ClosedRange<Int>])

    /// The pages, counted from 1, in the order of the file. Those that a file does not have are left out.
    func pages(of header: PictureSource.Header) -> [Int] {
        switch self {
        case .usual: header.format.isAnimation ? [1] : Array(1...header.pages)
        case .chosen(let ranges): (1...header.pages).filter { page in ranges.contains { $0.contains(page) } }
        }
    }
}

extension ValueSyntax<PageSelection> {
    /// Numbers and ranges with commas between: `1-3,7`, `5-`.
    static var pages: ValueSyntax {
        ValueSyntax(placeholder: "PAGES", expectation: "pages such as 1-3,7 or 5-") { text in
            var ranges: [ClosedRange<Int>] = []
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                let ends = part.trimmed.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
                guard let first = Int(ends[0]), first > 0 else { return nil }
                let last = ends.count == 1 ? first : ends[1].isEmpty ? Int.max : Int(ends[1])
                guard let last, last >= first else { return nil }
                ranges.append(first...last)
            }
            return .chosen(ranges)
        }
    }
}
