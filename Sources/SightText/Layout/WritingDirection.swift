/// Which way the text of a line runs.
public enum WritingDirection: String, Sendable, Hashable, CaseIterable {
    /// As English is.
    case leftToRight = "ltr"
    /// As Arabic and Hebrew are; numbers and words of other scripts within run to the right.
    case rightToLeft = "rtl"
    /// In columns, as Japanese may be.
    case topToBottom = "ttb"

    /// The direction of a level text: the one of most of its words, each by most of its letters, and the left if they are even;
    /// without letters to the right, as numbers are read.
    package init(ofText text: some Collection<Character>) {
        var words = 0, hasRight = false
        for word in text.split(separator: " ") {
            let letters = word.reduce(0) { balance, letter in
                switch BidirectionalClass(letter) {
                case .right: balance - 1
                case .left: balance + 1
                default: balance
                }
            }
            words += letters.signum()
            hasRight = hasRight || letters < 0
        }
        self = words < 0 || words == 0 && hasRight ? .rightToLeft : .leftToRight
    }
}
