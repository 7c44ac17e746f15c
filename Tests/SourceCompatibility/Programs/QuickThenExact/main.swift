import Foundation
import Vision

// One picture, decoded once, read at both levels in one call: the quick answer to show, the exact one to keep.

struct Comparison {
    var quick: [String]
    var exact: [String]
    var agreeing: Int { Set(quick).intersection(exact).count }
}

func compare(_ url: URL) async throws -> Comparison {
    var quickRequest = RecognizeTextRequest()
    quickRequest.recognitionLevel = .fast
    quickRequest.usesLanguageCorrection = false
    var exactRequest = RecognizeTextRequest()
    exactRequest.recognitionLevel = .accurate

    let handler = ImageRequestHandler(url)
    let (quick, exact) = try await handler.perform(quickRequest, exactRequest)
    return Comparison(
        quick: quick.compactMap { $0.topCandidates(1).first?.string },
        exact: exact.compactMap { $0.topCandidates(1).first?.string })
}

let fixtures = URL(filePath: CommandLine.arguments[1])
for name in ["sign.png", "orientation-6.jpg", "blank.png"] {
    let comparison = try await compare(fixtures.appending(path: name))
    print(name, comparison.quick, comparison.exact, comparison.agreeing)
}

// The same handler answers again, for a part of the picture and with other settings.
let handler = ImageRequestHandler(fixtures.appending(path: "receipt.png"))
var top = RecognizeTextRequest()
top.regionOfInterest = NormalizedRect(x: 0, y: 0.85, width: 1, height: 0.15)
var bottom = top
bottom.regionOfInterest = NormalizedRect(x: 0, y: 0, width: 1, height: 0.2)
var figures = RecognizeTextRequest()
figures.regionOfInterest = NormalizedRect(x: 0.5, y: 0.2, width: 0.5, height: 0.65)
let (heads, feet, amounts) = try await handler.perform(top, bottom, figures)
print(heads.first?.transcript ?? "no head", feet.map(\.transcript).contains("Thank you for your visit!"))
print(amounts.map(\.transcript).filter { $0.hasSuffix("4.25") }.count)
let single = try await handler.perform(top)
print(single.map(\.transcript) == heads.map(\.transcript))
