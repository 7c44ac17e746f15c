import Foundation
import SightEngine
import SightImage
import SightInference
import SightSheets
import SightTestSupport
import SightText
import Testing

@Suite struct ExploreTests {
    @Test func explore() async throws {
        let env = ProcessInfo.processInfo.environment
        guard let file = env["EXPLORE"] else { return }
        let rows = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        let fonts = (env["FONTS"] ?? "Roboto,Liberation Serif,Inconsolata").split(separator: ",").map(String.init)
        let sizes = (env["SIZES"] ?? "16,30").split(separator: ",").map { Double($0)! }
        for level in RecognitionOptions.Level.allCases {
            var right = 0, all = 0
            for row in rows {
                let parts = row.split(separator: "\t").map(String.init)
                for font in fonts {
                    for size in sizes {
                        let page = try RenderedPage([parts[1]], font: RenderedFont(font, size: size))
                        let languages = parts[0] == "-" ? [] : parts[0].split(separator: ",").map(String.init)
                        let lines = try await Engine.shared.recognize(page.picture, options: RecognitionOptions(level: level, languages: languages, precision: .f32)).lines
                        let got = lines.map(\.text).joined(separator: " ⏎ ")
                        all += 1
                        if got == parts[1] { right += 1 } else { print("E \(level.rawValue) [\(parts[0])] \(font) \(size): \(parts[1])  ->  \(got)") }
                    }
                }
            }
            print("E \(level.rawValue): \(right) of \(all)")
        }
    }
}
