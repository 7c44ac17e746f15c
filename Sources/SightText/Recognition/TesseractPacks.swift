internal import Foundation
internal import SightInference
internal import SightInstallation

/// What Tesseract is to know: its packs of languages and scripts, files such as `rus.traineddata`.
package struct TesseractPacks: Sendable, Hashable {
    /// Such as `rus` or `Cyrillic`. A word goes to the first, unless another one is surer of it.
    package let names: [String]
    /// Where each of them is.
    let files: [String]

    /// Each is taken from the first folder that has it: `TESSDATA_PREFIX`, those of Debian and Ubuntu, that of the installation.
    /// - Parameter folders: where to look; nil for these.
    /// - Throws: `TesseractError.packMissing` for the first that is in none.
    package init(_ names: [String], folders: [String]? = nil) throws(TesseractError) {
        precondition(!names.isEmpty, "at least one pack")
        let folders = folders ?? Self.folders
        self.names = names
        var files: [String] = []
        for name in names {
            let found = folders.lazy.map { "\($0)/\(name).traineddata" }
                .first { FileManager.default.isReadableFile(atPath: $0) }
            guard let found else { throw .packMissing(name: name, folders: folders) }
            files.append(found)
        }
        self.files = files
    }

    /// The pack that stands beside every other one: Latin words and digits are everywhere.
    package static let latin = "eng"

    /// What a result calls a pack that read some of it, such as `tesseract-5.3.0-rus@01234567`: the library's version, and the beginning
    /// of the file's SHA-256. Nil where it cannot be read. Cost: reads the file, up to some ten megabytes.
    package static func identifier(of name: String) -> String? {
        guard let file = try? TesseractPacks([name]).files[0],
            let data = try? Data(contentsOf: URL(filePath: file), options: .alwaysMapped),
            let version = try? TesseractLineRecognizer.version()
        else { return nil }
        return "tesseract-\(version)-\(name)@\(FileDigest.sha256(of: data).prefix(8))"
    }

    /// Whether a pack can be used.
    package static func isInstalled(_ name: String) -> Bool { (try? TesseractPacks([name])) != nil }

    package static let folders: [String] = {
        let chosen = ProcessInfo.processInfo.environment["TESSDATA_PREFIX"].flatMap { $0.isEmpty ? nil : $0 }
        // Older versions name the folder above.
        return (chosen.map { [$0, "\($0)/tessdata"] } ?? []) + [
            "/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata",
            Installation.current.tessdata.path,
        ]
    }()

    /// The package of Debian and Ubuntu that has a pack.
    static func package(of name: String) -> String {
        let script = name.split(separator: "/").last.map(String.init) ?? name
        guard script.first?.isUppercase == true else {
            return "tesseract-ocr-" + name.lowercased().replacing("_", with: "-")
        }
        // Scripts by their codes in ISO 15924, most of which are the first letters of their names.
        let known = [
            "Armenian": "armn", "Bengali": "beng", "Cyrillic": "cyrl", "Georgian": "geor", "Greek": "grek",
            "Japanese": "jpan", "Kannada": "knda", "Lao": "laoo", "Latin": "latn", "Malayalam": "mlym",
            "Myanmar": "mymr", "Sinhala": "sinh", "Tamil": "taml",
        ]
        return "tesseract-ocr-script-" + (known[script] ?? String(script.lowercased().prefix(4)))
    }
}
