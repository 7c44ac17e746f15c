import Foundation
import Observation
import Vision

/// The model of a list: documents arrive, their text follows.
@MainActor
@Observable
final class Library {
    struct Document: Identifiable {
        let id: URL
        var text: String?
    }

    private(set) var documents: [Document] = []
    var searchText = ""

    var matches: [String] {
        documents.filter { searchText.isEmpty || $0.text?.localizedCaseInsensitiveContains(searchText) == true }
            .map(\.id.lastPathComponent)
    }

    func add(_ file: URL) async {
        documents.append(Document(id: file))
        let text = try? await RecognizeTextRequest().perform(on: file).map(\.transcript).joined(separator: "\n")
        guard let index = documents.firstIndex(where: { $0.id == file }) else { return }
        documents[index].text = text ?? ""
    }
}

@main
@MainActor
enum ObservedLibrary {
    static var changes = 0

    static func main() async {
        let folder = URL(filePath: CommandLine.arguments[1])
        let library = Library()
        withObservationTracking {
            _ = library.documents.count
        } onChange: {
            MainActor.assumeIsolated { changes += 1 }
        }
        await library.add(folder.appending(path: "sign.png"))
        await library.add(folder.appending(path: "receipt.png"))
        await library.add(folder.appending(path: "cut-short.jpg"))
        print(changes, library.matches)
        library.searchText = "step"
        print(library.matches)
        library.searchText = "copper kettle"
        print(library.matches)
    }
}
