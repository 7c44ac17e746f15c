import Foundation
import SightInference
import SightSheets
import SightText

// Fits the layers of our own on PP-OCRv6's features, and says how good they are: the heads that tell scripts (`ScriptHead`) and
// the rows of letters (`LetterRows`). `Documentation/Decisions` 0019 and 0020 tell how each is made again.
//
// To be run in the package's folder, with FONTCONFIG_FILE=Tests/HeadFitter/fonts.conf for letters and
// Tests/Fixtures/fonts.conf for scripts, and the fonts that `scripts/setup` installs. Drawing and looking at a line takes
// about 25 ms on one processor.

let usage = """
    usage: SightHeads scripts features small|tiny tuning|held-out COUNT FILE [f32|bf16]
           SightHeads scripts fit FILE WEIGHTS
           SightHeads scripts check WEIGHTS FILE
           SightHeads letters features small|tiny tuning|held-out COUNT FILE
           SightHeads letters fit small|tiny FILE WEIGHTS
           SightHeads letters check small|tiny WEIGHTS|none FILE

    """

let parts = Array(CommandLine.arguments.dropFirst())
switch (parts.prefix(2), parts.count) {
case (["scripts", "features"], 6...7):
    // At f32 unless told otherwise: what is fitted must not depend on the processor.
    guard let half = SheetHalf(rawValue: parts[3]), let count = Int(parts[4]),
        let precision = Precision(rawValue: parts.count > 6 ? parts[6] : "f32")
    else { fail() }
    try await writeScriptFeatures(
        size: parts[2], half: half, count: count, precision: precision, to: URL(filePath: parts[5]))
case (["scripts", "fit"], 4):
    try fitScripts(FeatureFile(URL(filePath: parts[2])), to: URL(filePath: parts[3]))
case (["scripts", "check"], 4):
    try checkScripts(ScriptHead(contentsOf: URL(filePath: parts[2])), on: FeatureFile(URL(filePath: parts[3])))
case (["letters", "features"], 6):
    guard let half = SheetHalf(rawValue: parts[3]), let count = Int(parts[4]) else { fail() }
    try await writeLetterFeatures(size: parts[2], half: half, count: count, to: URL(filePath: parts[5]))
case (["letters", "fit"], 5):
    try fitLetters(size: parts[2], StepFile(URL(filePath: parts[3])), to: URL(filePath: parts[4]))
case (["letters", "check"], 5):
    let rows = parts[3] == "none" ? nil : try LetterRows(contentsOf: URL(filePath: parts[3]))
    try checkLetters(size: parts[2], rows, on: StepFile(URL(filePath: parts[4])))
default: fail()
}

func fail() -> Never {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
}
