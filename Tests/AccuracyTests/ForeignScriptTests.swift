import SightEngine
import SightImage
import SightInference
import SightText
import Testing

/// Chinese that is read with Latin letters only looks like nothing sure: whoever asked for the wrong language sees it.
@Suite struct ForeignScriptTests {
    static let text = "今天天气很好\n我们去公园散步\n图书馆下午五点关门\n请把护照放在桌子上\n火车晚点二十分钟"

    @Test(arguments: RecognitionOptions.Level.allCases)
    func `A page in a script that was not asked for gives no line that is called sure`(
        level: RecognitionOptions.Level
    ) async throws {
        let picture = try TextImage.rendered(Self.text, font: "WenQuanYi Micro Hei 28", lineSpacing: 12)
        let read = try await Engine.shared.recognize(
            picture, options: RecognitionOptions(level: level, languages: ["en-US"], precision: .f32))
        #expect(read.lines.allSatisfy { $0.confidence < 0.5 }, "\(read.lines.map { ($0.text, $0.confidence) })")
        let asked = try await Engine.shared.recognize(
            picture, options: RecognitionOptions(level: level, languages: ["zh-Hans"], precision: .f32))
        #expect(asked.lines.map(\.text) == Self.text.split(separator: "\n").map(String.init))
        #expect(asked.lines.allSatisfy { $0.confidence > 0.8 })
    }
}
