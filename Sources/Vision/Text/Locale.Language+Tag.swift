internal import Foundation

extension Locale.Language {
    /// The language as Vision's clients spell it: `en-US`, `zh-Hans`, `sr-Latn-RS`. The script, which Foundation always
    /// knows, is left out where it is the language's usual one, except for Chinese, where it always stands.
    var tag: String {
        let code = languageCode?.identifier ?? ""
        let isUsual = script == Locale.Language(identifier: code).script && code != "zh" && code != "yue"
        return [code, isUsual ? nil : script?.identifier, region?.identifier].compactMap(\.self).joined(separator: "-")
    }
}
