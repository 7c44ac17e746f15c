internal import Foundation

/// Tells how probable languages are for a text.
package protocol LanguageIdentifier: Sendable {
    /// The natural logarithm of the probability that a text is in each of some languages, in their order; negative infinity
    /// where there is no sign of it. A text without words has no sign of any.
    /// - Parameter languages: ISO 639 codes, as short as they go: `en`, `sr`.
    func logProbabilities(of text: String, in languages: [String]) -> [Double]
}

extension LanguageIdentifier {
    /// The most probable of some languages, and its probability if it can be no other; nil when there is no sign of any.
    package func language(of text: String, among languages: [String]) -> (language: String, probability: Double)? {
        let logarithms = logProbabilities(of: text, in: languages)
        guard let best = logarithms.indices.max(by: { (logarithms[$0], $1) < (logarithms[$1], $0) }),
            logarithms[best].isFinite
        else { return nil }
        return (languages[best], 1 / logarithms.reduce(0) { $0 + exp($1 - logarithms[best]) })
    }
}
