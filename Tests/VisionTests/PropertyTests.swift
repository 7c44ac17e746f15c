import CoreML
import SightEngine
import SightGeometry
import SightImage
import SightTestSupport
import SightText
import Testing
import Vision

@Suite("What each property of RecognizeTextRequest does")
struct PropertyTests {
    private static func texts(_ request: RecognizeTextRequest, _ picture: PixelBuffer) async throws -> [String] {
        try await request.perform(on: CGImage(picture)).map(\.transcript)
    }

    /// The Chinese characters for king, sun and field, of bars.
    private static var characters: PixelBuffer {
        var scene = Scene(width: 360, height: 140)
        func bar(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
            scene.fill(x: x, y: y, width: width, height: height, shade: 0)
        }
        for y in [36, 66, 98] { bar(40, y, 68, 7) }
        bar(71, 36, 7, 69)
        for y in [36, 66, 98] { bar(142, y, 46, 7) }
        for x in [142, 181] { bar(x, 36, 7, 69) }
        for y in [36, 66, 98] { bar(226, y, 68, 7) }
        for x in [226, 257, 287] { bar(x, 36, 7, 69) }
        return scene.picture
    }

    private static func isHan(_ letter: Unicode.Scalar) -> Bool { (0x4E00...0x9FFF).contains(letter.value) }

    @Test("Languages: letters of others are not read; detecting reads all")
    func languages() async throws {
        var request = RecognizeTextRequest()
        let english = try await Self.texts(request, Self.characters).joined()
        #expect(!english.unicodeScalars.contains(where: Self.isHan), "\(english)")
        request.recognitionLanguages = [Locale.Language(identifier: "zh-Hans")]
        #expect(try await Self.texts(request, Self.characters) == ["王日田"])
        request.recognitionLanguages = [Locale.Language(identifier: "en-US")]
        request.automaticallyDetectsLanguage = true
        #expect(try await Self.texts(request, Self.characters) == ["王日田"])
    }

    @Test("Level: the same text by another model, with fewer languages")
    func level() async throws {
        var request = RecognizeTextRequest()
        let accurate = try await request.perform(on: Fixtures.url("receipt.png"))
        request.recognitionLevel = .fast
        let fast = try await request.perform(on: Fixtures.url("receipt.png"))
        #expect(!fast.isEmpty && fast.map(\.confidence) != accurate.map(\.confidence))
        request.recognitionLanguages = [Locale.Language(identifier: "ja-JP")]
        #expect(await Failure { try await request.perform(on: Fixtures.url("sign.png")) }.kind == "invalidArgument")
    }

    @Test("Minimum height: once set, be it to the default's own value, lower lines are left out")
    func minimumHeight() async throws {
        var scene = Scene(width: 700, height: 800)
        try scene.draw("LARGE HEADING", font: "DejaVu Sans 56", x: 40, y: 60)
        try scene.draw("small print below the heading", font: "DejaVu Sans 16", x: 40, y: 260)
        var request = RecognizeTextRequest()
        #expect(request.minimumTextHeightFraction == Float(0.03125))
        #expect(
            try await Self.texts(request, scene.picture) == ["LARGE HEADING", "small print below the heading"])
        // 25 pixels; the small letters have 16.
        request.minimumTextHeightFraction = 1 / 32
        #expect(try await Self.texts(request, scene.picture) == ["LARGE HEADING"])
        request.minimumTextHeightFraction = 0
        #expect(try await Self.texts(request, scene.picture).count == 2)
        for impossible in [-0.1, 1.5, Float.nan] {
            request.minimumTextHeightFraction = impossible
            #expect(await Failure { try await Self.texts(request, scene.picture) }.kind == "invalidArgument")
        }
    }

    @Test("Region: nothing outside is read, and one outside the picture is refused")
    func region() async throws {
        var request = RecognizeTextRequest()
        request.regionOfInterest = NormalizedRect(x: 0, y: 0.75, width: 1, height: 0.25)
        #expect(try await request.perform(on: Fixtures.url("receipt.png")).count == 3)
        for region in [
            NormalizedRect(x: 0.5, y: 0, width: 0.6, height: 1), NormalizedRect(x: 0, y: 0, width: 0, height: 1),
        ] {
            request.regionOfInterest = region
            let failure = await Failure { try await request.perform(on: Fixtures.url("sign.png")) }
            #expect(failure.kind == "invalidArgument" && failure.reason.contains("region"))
        }
    }

    @Test("Custom words and correction are accepted and handed on")
    func words() async throws {
        var request = RecognizeTextRequest()
        request.customWords = ["Sightread"]
        request.usesLanguageCorrection = false
        let options = try request.options(for: CGSize(width: 10, height: 10))
        #expect(options.customWords == ["Sightread"] && !options.usesLanguageCorrection)
        #expect(try RecognizeTextRequest().options(for: CGSize(width: 10, height: 10)).usesLanguageCorrection)
        #expect(try await request.perform(on: Fixtures.url("sign.png")).map(\.transcript) == ["MIND THE STEP"])
    }

    @Test("Devices: the processor can be chosen, nothing else")
    func devices() async throws {
        var request = RecognizeTextRequest()
        let cpu = try #require(request.supportedComputeStageDevices[.main]?.first)
        #expect(request.supportedComputeStageDevices == [.main: [cpu]] && MLComputeDevice.allComputeDevices == [cpu])
        #expect(request.computeDevice(for: .main) == nil)
        request.setComputeDevice(cpu, for: .main)
        #expect(request.computeDevice(for: .main) == cpu && request != RecognizeTextRequest())
        #expect(try await request.perform(on: Fixtures.url("sign.png")).count == 1)
        request.setComputeDevice(.gpu(MLGPUComputeDevice()), for: .main)
        let device = await Failure { try await request.perform(on: Fixtures.url("sign.png")) }
        #expect(device.kind == "unsupportedComputeDevice" && device.reason.contains("CPU"))
        request.setComputeDevice(nil, for: .main)
        #expect(request == RecognizeTextRequest())
        request.setComputeDevice(cpu, for: .postProcessing)
        let stage = await Failure { try await request.perform(on: Fixtures.url("sign.png")) }
        #expect(stage.kind == "unsupportedComputeStage")
        request.setComputeDevice(.neuralEngine(MLNeuralEngineComputeDevice(totalCoreCount: 1)), for: .main)
        request.setComputeDevice(nil, for: .postProcessing)
        #expect(await Failure { try await request.perform(on: Data()) }.kind == "unsupportedComputeDevice")
    }

    @Test("The languages of a line are those asked for whose scripts hold its letters")
    func lineLanguages() {
        var request = RecognizeTextRequest()
        request.recognitionLanguages = ["ja-JP", "en-US", "zh-Hans"].map(Locale.Language.init(identifier:))
        func tags(_ text: String, _ language: String? = nil) -> [String] {
            let quad = Quad(Rectangle(x: 0, y: 0, width: 90, height: 20))
            let line = TextLine(text: text, confidence: 0.9, quad: quad, words: [], language: language)
            return request.languages(of: line).map(\.minimalIdentifier)
        }
        #expect(tags("Tea 5.50") == ["ja", "en", "zh"])
        #expect(tags("王 Tea") == ["ja", "zh"])
        #expect(tags("かな") == ["ja"])
        #expect(tags("—") == ["ja", "en", "zh"])
        #expect(tags("Ω") == [])
        #expect(tags("王 Tea", "zh-Hans") == ["zh"] && tags("Чай", "ru-RU") == ["ru"])
        request.automaticallyDetectsLanguage = true
        #expect(tags("Tea") == [] && tags("Tea", "en-US") == ["en"])
    }
}
