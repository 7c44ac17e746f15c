internal import Foundation
internal import SightText

extension RecognizeTextRequest {
    /// Those of the request's languages whose scripts hold every letter of a text; none when the request named none.
    package func languages(of text: String) -> [Locale.Language] {
        guard !automaticallyDetectsLanguage else { return [] }
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        return recognitionLanguages.filter { language in
            let systems = RecognitionLanguage.matching(language.tag)?.writingSystems ?? []
            return letters.allSatisfy { letter in systems.contains { $0.contains(letter) } }
        }
    }
}
