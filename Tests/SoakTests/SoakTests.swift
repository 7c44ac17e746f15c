import Foundation
import SightEngine
import SightImage
import SightInference
import SightTestSupport
import Testing

/// Long runs: `make soak`. `SIGHTREAD_SOAK_MINUTES` sets how long each lasts (2 by default).
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SIGHTREAD_SOAK"] != nil, "make soak runs these"), .serialized)
struct SoakTests {
    private static let minutes =
        ProcessInfo.processInfo.environment["SIGHTREAD_SOAK_MINUTES"].flatMap(Double.init) ?? 2

    private static func untilTheEnd(_ body: (Int) async throws -> Void) async rethrows -> Int {
        let end = ContinuousClock.now + .seconds(60 * minutes)
        var count = 0
        while ContinuousClock.now < end {
            try await body(count)
            count += 1
        }
        return count
    }

    /// Resident memory in bytes.
    private static func memory() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
        return Int(pages)! * 4096
    }

    /// A file of each kind that is read.
    private static func seeds() throws -> [Data] {
        let names = ["orientation-6.jpg", "sign.png", "receipt.png", "cut-short.jpg", "blank.png", "sign.heic"]
        let formats = [
            "rgb.jp2", "gray-16.j2k", "rgb-tiles.j2k", "rgb-lossy.j2k", "ycc-halved.j2k", "rgb-alpha.j2k", "rgb.jxl",
            "rgb-boxes.jxl", "rgb-lossy.jxl", "gray-alpha.jxl", "orientation-6.jxl",
        ].map { "formats/\($0)" }
        let sign = try PictureSource(contentsOf: Fixtures.url("sign.png")).displayedPixels()
        let suffixes = [
            ".webp", ".webp[lossless]", ".gif", ".avif", ".tif[compression=lzw]", ".tif[compression=jpeg]",
            ".tif[compression=deflate,tile]", ".jpg[interlace]", ".png[interlace]",
        ]
        var palette = JP2File(
            codestream: try Fixtures.data("formats/indexes.j2k"), width: 96, height: 64, components: 1, colors: .rgb)
        palette.palette = (0..<16).map { [UInt8($0 * 16), 255 - UInt8($0 * 16), 9] }
        return try (names + formats).map(Fixtures.data) + suffixes.map { try PictureEncoder.encoded(sign, as: $0) } + [
            palette.data, BMPFile.data(.noise(width: 40, height: 30, format: .gray8)),
            PDFFile.data(pages: [["Total 20.40", "Thank you"]]),
        ]
    }

    @Test func `Mutated files end in pixels or in a named error`() async throws {
        let seeds = try Self.seeds()
        var generator = SeededGenerator(seed: 20_260_101)
        let limits = PictureLimits(bytes: 4 << 20, pixels: 4_000_000)
        var decoded = 0
        var slowest = Duration.zero
        // Once every decoder is loaded and the heap has grown to what the largest pictures need.
        var before: Belongings?
        let count = await Self.untilTheEnd { i in
            if i == 50_000 { before = Belongings.now }
            var data = seeds.randomElement(using: &generator)!
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                let at = Int.random(in: 0..<data.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: data[at] = UInt8.random(in: 0...255, using: &generator)
                case 1: data[at] ^= 1 << UInt8.random(in: 0...7, using: &generator)
                case 2: data.removeSubrange(at..<min(at + Int.random(in: 1...64, using: &generator), data.count))
                default: data.insert(contentsOf: data[at..<min(at + 32, data.count)], at: at)
                }
                if data.isEmpty { data = Data([0]) }
            }
            let start = ContinuousClock.now
            defer { slowest = max(slowest, ContinuousClock.now - start) }
            do throws(PictureError) {
                let source = try PictureSource(data, limits: limits)
                let pixels = try source.displayedPixels()
                #expect(pixels.width * pixels.height == source.header.width * source.header.height)
                _ = try source.displayedPixels(reducedTo: Int.random(in: 1...400, using: &generator))
                decoded += 1
            } catch {
                #expect(!"\(error)".isEmpty)
            }
        }
        let after = Belongings.now
        print(
            "soak: \(count) mutated files, \(decoded) of them still pictures, the slowest took \(slowest);",
            "\((before ?? after).bytes >> 20) MB after 50000, \(after.bytes >> 20) MB at the end")
        guard let before else { return }
        #expect(after.descriptors <= before.descriptors)
        #expect(after.bytes - before.bytes < 128 << 20)
    }

    @Test func `After 500 mixed pictures memory is what it was after 50`() async throws {
        let pictures = try ["receipt.png", "letter.png", "sign.png", "orientation-3.jpg", "blank.png"].map {
            try PictureSource(contentsOf: Fixtures.url($0)).displayedPixels()
        }
        var generator = SeededGenerator(seed: 7)
        var early = 0
        for number in 1...500 {
            // Other sizes each time, so that other input shapes occur; other formats, so that every decoder runs.
            let picture = pictures[number % pictures.count]
            let scale = Double.random(in: 0.4...1.6, using: &generator)
            let resized = picture.resized(
                width: max(1, Int(Double(picture.width) * scale)), height: max(1, Int(Double(picture.height) * scale)))
            let format = [".jpg", ".png", ".webp", ".tif[compression=lzw]", ".gif"][
                Int.random(in: 0..<5, using: &generator)]
            let decoded = try PictureSource(PictureEncoder.encoded(resized, as: format)).displayedPixels()
            let level: RecognitionOptions.Level = number % 3 == 0 ? .accurate : .fast
            _ = try await Engine.shared.recognize(
                decoded, options: RecognitionOptions(level: level, languages: number % 2 == 0 ? ["en"] : []))
            if number == 50 { early = try Self.memory() }
        }
        let late = try Self.memory()
        print("soak: 500 pictures, \(early >> 20) MB after the 50th, \(late >> 20) MB after the 500th")
        #expect(Double(late) < 1.1 * Double(early))
    }

    @Test func `Callers that cancel at any moment leave nothing behind`() async throws {
        let picture = try PictureSource(contentsOf: Fixtures.url("letter.png")).displayedPixels()
        let options = RecognitionOptions(level: .fast, languages: ["en"], precision: .f32)
        let expected = try await Engine.shared.recognize(picture, options: options)
        var generator = SeededGenerator(seed: 99)
        let count = try await Self.untilTheEnd { _ in
            let tasks = (0..<6).map { _ in Task { try await Engine.shared.recognize(picture, options: options) } }
            for task in tasks.dropLast() {
                try await Task.sleep(for: .milliseconds(Int.random(in: 0...40, using: &generator)))
                task.cancel()
            }
            for task in tasks.dropLast() { _ = await task.result }
            #expect(try await tasks.last!.value == expected)
        }
        print("soak: \(6 * count) recognitions, five of six cancelled")
    }
}
