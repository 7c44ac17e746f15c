internal import Foundation
internal import SightEngine

/// Language tags as people write them.
enum LanguageTags {
    /// What is wrong with the tags; nil when the engine reads them all.
    ///
    /// The engine decides, before it does anything else; asking it here makes one message of what would be one for
    /// every file.
    static func misuse(of tags: [String], level: RecognitionOptions.Level) async -> UsageError? {
        guard !tags.isEmpty else { return nil }
        do {
            try await Engine.shared.prepare(RecognitionOptions(level: level, languages: tags))
        } catch EngineError.unsupportedLanguage(let tag, let supported) {
            return UsageError(
                "--languages: '\(tag)' is not read at the level \(level.rawValue); 'sightread languages' lists what is",
                suggestion: nearest(to: tag, among: supported))
        } catch let error as EngineError {
            return UsageError("--languages: \(error)")
        } catch {
            // Every file will tell.
        }
        return nil
    }

    /// The English name of a tag: "French (France)".
    static func englishName(of tag: String) -> String {
        Locale(identifier: "en_US").localizedString(forIdentifier: tag) ?? tag
    }

    /// The tag that was probably meant: by a slip of the finger, by the three letters that tesseract uses, or by its
    /// name.
    private static func nearest(to tag: String, among supported: [String]) -> String? {
        let typed = tag.lowercased()
        if let short = Locale.LanguageCode(typed).identifier(.alpha2),
            let match = supported.first(where: { $0 == short || $0.hasPrefix(short + "-") })
        {
            return match
        }
        if let match = supported.first(where: { englishName(of: $0).lowercased().prefix { $0 != " " } == typed }) {
            return match
        }
        return Spelling.nearest(to: tag, among: supported)
    }
}
