import Foundation
import SightEngine
import SightSheets
import SightText

/// Which languages are read and how well: `language-floors.json`. A language is measured when it stands there. F1 may only rise,
/// slips may only become fewer.
struct LanguageFloors: Decodable, Sendable {
    /// F1 of character pairs, in percent, by language and then by level and degradation: `accurate clean`.
    var prose: [String: [String: Double]]
    /// Words with accented letters that are not read as they stand there, by language and then by level.
    var slips: [String: [String: Int]]
    /// Of the pages of all languages that are read without being told which, the share in the right script, in percent.
    var script: Double

    static let recorded: LanguageFloors = {
        let url = Bundle.module.url(forResource: "language-floors", withExtension: "json")!
        return try! JSONDecoder().decode(LanguageFloors.self, from: Data(contentsOf: url))
    }()

    static let languages = TextLanguage.allCases.filter { recorded.prose[$0.tag] != nil }

    /// Whether an engine says that it reads a language at a level.
    static func reads(_ tag: String, _ level: RecognitionOptions.Level) -> Bool {
        guard let language = RecognitionLanguage.matching(tag) else { return false }
        return Engine.supportedLanguages(level: level).contains(language.tag)
    }
}
