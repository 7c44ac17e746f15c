import Foundation
import SightSheets

// Writes the pages that floors are measured on as a set of pictures with truth, so that other recognizers can read them:
// `swift run -c release SightSheetExporter FOLDER [held-out|tuning [LANGUAGE ...]]`.
let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first, let half = SheetHalf(rawValue: arguments.dropFirst().first ?? "held-out") else {
    FileHandle.standardError.write(Data("usage: SightSheetExporter FOLDER [held-out|tuning [LANGUAGE ...]]\n".utf8))
    exit(64)
}
let wanted = Set(arguments.dropFirst(2))
let levels: [Degradation.Level] = [.clean, .mild]
var set = try PictureSet(in: URL(filePath: path))

for language in TextLanguage.allCases where wanted.isEmpty || wanted.contains(language.tag) {
    for sheet in levels.flatMap({ LanguageSheet.all(language, half, $0) }) {
        try set.add(
            sheet.rendered(), name: sheet.name, kind: "prose", language: language.tag, level: sheet.level)
    }
}
for language in DiacriticSheet.languages where wanted.isEmpty || wanted.contains(language) {
    for sheet in (0..<2).map({ DiacriticSheet(language, half, font: $0) }) {
        try set.add(sheet.rendered(), name: sheet.name, kind: "diacritics", language: language, level: .clean)
    }
}
for sheet in levels.map({ MixedSheet(half: half, level: $0) }) where wanted.isEmpty || wanted.contains("mixed") {
    try set.add(sheet.rendered(), name: sheet.name, kind: "mixed", language: "mixed", level: sheet.level)
}
try set.finish()
print("\(set.rows.count) pages in \(path)")
