internal import CFastText
internal import Foundation
package import SightInference

/// fastText's classifier of 176 languages, which counts words and their parts (Joulin et al., 2016).
///
/// Cost: 1 MB of memory; a text of a line takes some hundredths of a millisecond.
package struct FastTextLanguageIdentifier: LanguageIdentifier {
    private let model: FastTextModel
    /// Where each language stands in the model's output.
    private let indices: [String: Int]

    /// Loads the installed model, its file checked.
    /// - Throws: `InferenceError.modelMissing`, `.modelDamaged`.
    package init(store: ModelStore = ModelStore()) throws(InferenceError) {
        let entry = try store.model("fasttext-lid-176")
        let file = try entry.file("ftz")
        model = try FastTextModel(path: file.path, name: entry.name)
        indices = Dictionary(
            model.labels.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package func logProbabilities(of text: String, in languages: [String]) -> [Double] {
        // The library takes the end of a line for a word.
        guard text.contains(where: { !$0.isWhitespace }) else { return languages.map { _ in -.infinity } }
        let all = model.logProbabilities(of: text)
        return languages.map { language in indices[language].map { Double(all[$0]) } ?? -.infinity }
    }
}

/// A loaded model of the library, which never changes it: what it computes with lies on each caller's stack.
private final class FastTextModel: @unchecked Sendable {  // never changed after init, so there is nothing to lock
    private let handle: OpaquePointer
    /// Without the prefix that the library gives them.
    let labels: [String]

    init(path: String, name: String) throws(InferenceError) {
        var message = [CChar](repeating: 0, count: Int(C_FASTTEXT_ERROR_CAPACITY))
        guard let handle = c_fasttext_load(path, &message) else {
            let cause = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw .modelDamaged(
                name: name, path: path, cause: "is refused by fastText: \(String(decoding: cause, as: UTF8.self))")
        }
        self.handle = handle
        labels = (0..<c_fasttext_label_count(handle)).map {
            String(String(cString: c_fasttext_label(handle, $0)).trimmingPrefix("__label__"))
        }
    }

    deinit { c_fasttext_free(handle) }

    func logProbabilities(of text: String) -> [Float] {
        var text = text.replacing("\n", with: " ")
        return [Float](unsafeUninitializedCapacity: labels.count) { values, count in
            count = labels.count
            let status = text.withUTF8 { utf8 in
                utf8.withMemoryRebound(to: CChar.self) {
                    c_fasttext_classify(handle, $0.baseAddress, $0.count, values.baseAddress)
                }
            }
            if status != 0 { values.initialize(repeating: -.infinity) }
        }
    }
}
