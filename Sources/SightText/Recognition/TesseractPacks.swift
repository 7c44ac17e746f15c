internal import Foundation
internal import SightInstallation

/// What Tesseract is to know: its packs of languages and scripts, files such as `rus.traineddata`.
package struct TesseractPacks: Sendable, Hashable {
    /// Such as `rus` or `Cyrillic`, the surest first.
    package let names: [String]
    /// Where all of them are.
    package let folder: String

    /// The folder is the first that has all of them: `TESSDATA_PREFIX`, those of Debian and Ubuntu, that of the installation.
    /// - Parameter folders: where to look; nil for these.
    /// - Throws: `TesseractError.packMissing` for the first that the folder with most of them lacks.
    package init(_ names: [String], folders: [String]? = nil) throws(TesseractError) {
        precondition(!names.isEmpty, "at least one pack")
        let folders = folders ?? Self.folders
        func missing(_ folder: String) -> [String] {
            names.filter { !FileManager.default.isReadableFile(atPath: "\(folder)/\($0).traineddata") }
        }
        if let folder = folders.first(where: { missing($0).isEmpty }) {
            self.folder = folder
            self.names = names
        } else {
            let least = folders.map(missing).min { $0.count < $1.count } ?? names
            throw .packMissing(name: least[0], folders: folders)
        }
    }

    /// The pack that stands beside every other one: Latin words and digits are everywhere.
    package static let latin = "eng"

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
        // Scripts by the first letters of their names in ISO 15924.
        let known = ["Fraktur": "frak", "Vietnamese": "viet", "Japanese": "jpan"]
        return "tesseract-ocr-script-" + (known[script] ?? String(script.lowercased().prefix(4)))
    }
}
