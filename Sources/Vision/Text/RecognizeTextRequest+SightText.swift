internal import Foundation
package import SightText

extension RecognizeTextRequest {
    /// The language of a line, in the request's own words if it named it. Where it is not known, those of the request's languages
    /// whose scripts hold every letter; none when the request named none.
    package func languages(of line: TextLine) -> [Locale.Language] {
        let asked = automaticallyDetectsLanguage ? [] : recognitionLanguages
        if let tag = line.language {
            let known = RecognitionLanguage.matching(tag)
            return [
                asked.first { RecognitionLanguage.matching($0.tag) == known } ?? Locale.Language(identifier: tag)
            ]
        }
        let letters = line.text.unicodeScalars.filter(\.properties.isAlphabetic)
        return asked.filter { language in
            let systems = RecognitionLanguage.matching(language.tag)?.writingSystems ?? []
            return letters.allSatisfy { letter in systems.contains { $0.contains(letter) } }
        }
    }
}

extension RecognizedTextObservation.Direction {
    init(_ direction: WritingDirection) {
        self =
            switch direction {
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            case .topToBottom: .topToBottom
            }
    }
}
