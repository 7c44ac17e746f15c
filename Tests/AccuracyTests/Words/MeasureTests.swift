import Foundation
import SightEngine
import SightGeometry
import SightImage
import SightInference
import SightSheets
import SightTestSupport
import SightText
import Testing

@Suite struct MeasureTests {
    @Test func measure() async throws {
        let env = ProcessInfo.processInfo.environment
        let half = SheetHalf(rawValue: env["HALF"] ?? "tuning")!
        let kinds = Set((env["KINDS"] ?? "spot,space,skew,chars").split(separator: ",").map(String.init))
        let verbose = env["VERBOSE"] != nil
        let levels = (env["LEVELS"] ?? "accurate,fast").split(separator: ",").map { RecognitionOptions.Level(rawValue: String($0))! }
        let languages = SheetLanguage.allCases
        func read(_ page: RenderedPage, _ level: RecognitionOptions.Level, _ language: SheetLanguage) async throws -> [TextLine] {
            try await Engine.shared.recognize(page.picture, options: RecognitionOptions(level: level, languages: [language.rawValue], precision: .f32)).lines
        }
        for level in levels {
            if kinds.contains("spot") {
                for degradation in [Degradation.Level.clean, .mild] {
                    var ink = WordSpotting(), full = WordSpotting(), cell = WordSpotting()
                    var edges = [[Double]](repeating: [], count: 4)
                    for (i, family) in half.families.enumerated() {
                        for k in 0..<2 {
                            let language = languages[(i + 3 * k) % 6]
                            let size = [12.0, 17, 22, 28, 36][(i + 2 * k) % 5]
                            let sheet = SheetPage(half: half, language: language, font: RenderedFont(family, size: size), level: degradation, series: k)
                            let page = try sheet.rendered()
                            let lines = try await read(page, level, language)
                            let found = lines.flatMap(\.words).map { ($0.text, $0.quad) }
                            for w in page.lines.flatMap(\.words) {
                                guard let best = lines.flatMap(\.words).max(by: { $0.quad.overlap(with: w.quad) < $1.quad.overlap(with: w.quad) }), best.text == w.text else { continue }
                                let a = w.quad.boundingBox, b = best.quad.boundingBox
                                if verbose, abs(b.maxX - a.maxX) / size > 0.15 { print("M   right \(w.text) \(f3((b.maxX - a.maxX) / size)) \(family) \(size)") }
                                edges[0].append((b.x - a.x) / size); edges[1].append((b.maxX - a.maxX) / size)
                            }
                            for l in page.lines {
                                guard let best = lines.first(where: { $0.text == l.text }) else { continue }
                                let b = best.quad.boundingBox
                                let et = (b.y - l.words.map(\.quad.boundingBox.y).min()!) / size, eb = (b.maxY - l.words.map(\.quad.boundingBox.maxY).max()!) / size
                                if verbose, abs(et) > 0.12 || abs(eb) > 0.12 { print("M   rows \(l.text) top \(f3(et)) bottom \(f3(eb)) \(family) \(size)") }
                                edges[2].append((b.y - l.words.map(\.quad.boundingBox.y).min()!) / size)
                                edges[3].append((b.maxY - l.words.map(\.quad.boundingBox.maxY).max()!) / size)
                            }
                            func stretched(_ rows: (RenderedPage.Line) -> (Double, Double)) -> [WordSpotting.Word] {
                                page.lines.flatMap { line in
                                    let (top, bottom) = rows(line)
                                    return line.words.map { w in
                                        let box = w.quad.boundingBox
                                        return (w.text, Quad(Rectangle(x: box.x, y: top, width: box.width, height: bottom - top)))
                                    }
                                }
                            }
                            ink.add(truth: page.lines.flatMap(\.words).map { ($0.text, $0.quad) }, found: found)
                            full.add(truth: stretched { ($0.words.map(\.quad.boundingBox.y).min()!, $0.words.map(\.quad.boundingBox.maxY).max()!) }, found: found)
                            cell.add(truth: stretched { ($0.baseline - 0.93 * size, $0.baseline + 0.24 * size) }, found: found)
                        }
                    }
                    func line(_ name: String, _ s: WordSpotting) -> String {
                        let o = s.overlaps.sorted()
                        return "\(name) R \(f(s.recall)) P \(f(s.precision)) loc \(f(100 * Double(s.located) / Double(s.truth))) IoU mean \(f(o.reduce(0, +) / Double(o.count))) 2% \(f(o[o.count / 50])) 10% \(f(o[o.count / 10]));"
                    }
                    print("M spot \(half) \(level.rawValue) \(degradation.rawValue) n \(ink.truth):", line("ink", ink), line("full", full), line("cell", cell))
                    for (n, e) in zip(["left", "right", "line top", "line bottom"], edges) {
                        let e = e.sorted()
                        print("M    \(n): mean \(f3(e.reduce(0, +) / Double(e.count))) em, |.| \(f3(e.map(abs).reduce(0, +) / Double(e.count))), 2% \(f3(e[e.count / 50])) 10% \(f3(e[e.count / 10])) 50% \(f3(e[e.count / 2])) 90% \(f3(e[e.count * 9 / 10])) 98% \(f3(e[e.count * 49 / 50]))")
                    }
                    if verbose { for m in ink.misses { print("M   miss \(m.word) | \(m.nearest) | \(f(m.overlap))") } }
                }
            }
            if kinds.contains("space") {
                for dpi in [60.0, 75, 100, 150] {
                    var score = SpaceScore()
                    for (i, family) in half.families.enumerated() {
                        for k in 0..<2 {
                            let language = languages[(i + 2 * k) % 6]
                            let sheet = SheetPage(half: half, language: language, font: RenderedFont(family, points: 11, dotsPerInch: dpi), level: .mild, series: 10 + k)
                            let page = try sheet.rendered()
                            let lines = try await read(page, level, language)
                            score.add(truth: page.lines.map(\.text).joined(separator: "\n"), found: lines.map(\.text).joined(separator: "\n"))
                        }
                    }
                    print("M space \(half) \(level.rawValue) \(Int(dpi)) dpi: F \(f(score.f1)) P \(f(score.precision)) R \(f(score.recall)) n \(score.truth)")
                    if verbose {
                        print("M   lost", score.lost.joined(separator: "|"))
                        print("M   added", score.added.joined(separator: "|"))
                    }
                }
            }
            if kinds.contains("hard") {
                struct Case { var name: String; var size = 22.0; var suffix = ""; var tracking = 0; var leading = 1.5; var level = Degradation.Level.mild; var upper = false; var templates = 3 }
                let cases = [
                    Case(name: "tracked 80", tracking: 80), Case(name: "tracked 150 upper", tracking: 150, upper: true), Case(name: "tracked 250 upper", tracking: 250, upper: true),
                    Case(name: "tight -30", tracking: -30), Case(name: "tight -50", tracking: -50), Case(name: "dense 1.15", leading: 1.15), Case(name: "bold", suffix: " Bold"), Case(name: "italic", suffix: " Italic"),
                    Case(name: "9.4 px", size: 9.4), Case(name: "templates", templates: 10), Case(name: "templates 12 px", size: 12, templates: 10), Case(name: "brutal 20", size: 20, level: .brutal), Case(name: "brutal 28", size: 28, level: .brutal)]
                for c in cases {
                    var score = SpaceScore(), ink = WordSpotting(), full = WordSpotting()
                    for (i, family) in half.families.enumerated() {
                        let language = languages[i]
                        let sheet = SheetPage(half: half, language: language, font: RenderedFont(family + c.suffix, size: c.size, tracking: c.tracking), level: c.level, series: 50 + i, templates: c.templates)
                        let page = try sheet.rendered(leading: c.leading, upper: c.upper)
                        let lines = try await read(page, level, language)
                        score.add(truth: page.lines.map(\.text).joined(separator: "\n"), found: lines.map(\.text).joined(separator: "\n"))
                        let found = lines.flatMap(\.words).map { ($0.text, $0.quad) }
                        ink.add(truth: page.lines.flatMap(\.words).map { ($0.text, $0.quad) }, found: found)
                        full.add(truth: page.lines.flatMap { line in
                            let top = line.words.map(\.quad.boundingBox.y).min()!, bottom = line.words.map(\.quad.boundingBox.maxY).max()!
                            return line.words.map { w in (w.text, Quad(Rectangle(x: w.quad.boundingBox.x, y: top, width: w.quad.boundingBox.width, height: bottom - top))) }
                        }, found: found)
                    }
                    print("M hard \(half) \(level.rawValue) \(c.name): space F \(f(score.f1)) P \(f(score.precision)) R \(f(score.recall)) n \(score.truth); ink R \(f(ink.recall)) P \(f(ink.precision)) loc \(f(100 * Double(ink.located) / Double(ink.truth))); full R \(f(full.recall)) loc \(f(100 * Double(full.located) / Double(full.truth)))")
                    if verbose {
                        print("M   lost", score.lost.joined(separator: "|"))
                        print("M   added", score.added.joined(separator: "|"))
                        print("M   miss", full.misses.map { "\($0.word)>\($0.nearest) \(f($0.overlap))" }.joined(separator: " | "))
                    }
                }
            }
            if kinds.contains("skew") {
                for skew in [-10.0, -4, 4, 10] {
                    var ink = WordSpotting()
                    for (i, family) in half.families.enumerated() where i < 3 {
                        let sheet = SheetPage(half: half, language: languages[i], font: RenderedFont(family, size: 26), level: .clean, series: 30, skew: skew)
                        let page = try sheet.rendered()
                        ink.add(truth: page.lines.flatMap(\.words).map { ($0.text, $0.quad) }, found: try await read(page, level, languages[i]).flatMap(\.words).map { ($0.text, $0.quad) })
                    }
                    print("M skew \(half) \(level.rawValue) \(skew): ink R \(f(ink.recall)) P \(f(ink.precision)) loc \(f(100 * Double(ink.located) / Double(ink.truth))) n \(ink.truth)")
                }
            }
            if kinds.contains("chars") {
                var errors: [Double] = [], inside = 0, total = 0, covers: [Double] = []
                for (i, family) in half.families.enumerated() {
                    let sheet = SheetPage(half: half, language: languages[i], font: RenderedFont(family, size: 26), level: .clean, series: 40, lines: 3, characters: true)
                    let page = try sheet.rendered()
                    let found = try await read(page, level, languages[i]).flatMap(\.words)
                    for word in page.lines.flatMap(\.words) {
                        guard let best = found.max(by: { $0.quad.overlap(with: word.quad) < $1.quad.overlap(with: word.quad) }), best.text == word.text, best.characters.count == word.characters.count else { continue }
                        let t = word.characters.map(\.quad.boundingBox), b = best.characters.map(\.quad.boundingBox)
                        for n in t.indices {
                            total += 1
                            let c = (t[n].x + t[n].maxX) / 2
                            if c > b[n].x && c < b[n].maxX { inside += 1 }
                            covers.append(max(0, min(t[n].maxX, b[n].maxX) - max(t[n].x, b[n].x)) / (max(t[n].maxX, b[n].maxX) - min(t[n].x, b[n].x)))
                            if n > 0 { errors.append(abs(b[n].x - (t[n - 1].maxX + t[n].x) / 2) / 26) }
                        }
                    }
                }
                errors.sort()
                print("M chars \(half) \(level.rawValue): mean error \(errors.reduce(0, +) / Double(max(errors.count, 1))) em, 90 % \(errors.isEmpty ? 0 : errors[errors.count * 9 / 10]), centres inside \(f(100 * Double(inside) / Double(max(total, 1)))), cover \(covers.reduce(0, +) / Double(max(total, 1))) n \(total)")
            }
        }
    }
    func f3(_ x: Double) -> String { String(format: "%.3f", x) }
    func f(_ x: Double) -> String { String(format: "%.2f", x) }
}
