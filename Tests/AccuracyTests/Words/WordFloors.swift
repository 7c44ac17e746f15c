import Foundation
import SightSheets
import Testing

/// What words must reach: `word-floors.json`. Values may only rise.
enum WordFloors {
    private static let floors: [String: Double] = {
        let url = Bundle.module.url(forResource: "word-floors", withExtension: "json")!
        return try! JSONDecoder().decode([String: Double].self, from: Data(contentsOf: url))
    }()

    /// Prints a value in percent and holds it to its floor. Without `SIGHTREAD_HALF`, which takes pages that have none.
    static func check(_ name: String, _ value: Double, location: SourceLocation = #_sourceLocation) {
        print("words: \(name): \(String(format: "%.2f", value))")
        guard SheetPage.half == .heldOut else { return }
        guard let floor = floors[name] else {
            Issue.record("\(name) has no floor", sourceLocation: location)
            return
        }
        #expect(value >= floor, "\(name)", sourceLocation: location)
    }
}
