import Foundation
import Vision

/// A batch: every picture of a folder, two at a time, one bad file does not stop the others.
struct Scan: Sendable {
    var name: String
    var outcome: Result<[String], any Error>
}

func scan(_ files: [URL], atOnce limit: Int) async -> [Scan] {
    await withTaskGroup(of: Scan.self) { group in
        var scans: [Scan] = []
        var waiting = files[...]
        while let file = waiting.popFirst() {
            if files.count - waiting.count > limit, let done = await group.next() { scans.append(done) }
            group.addTask { await scan(file) }
        }
        for await done in group { scans.append(done) }
        return scans.sorted { $0.name < $1.name }
    }
}

func scan(_ file: URL) async -> Scan {
    do {
        let lines = try await RecognizeTextRequest().perform(on: file)
        return Scan(name: file.lastPathComponent, outcome: .success(lines.map(\.transcript)))
    } catch {
        return Scan(name: file.lastPathComponent, outcome: .failure(error))
    }
}

@main
enum FolderOfScans {
    static func main() async throws {
        let folder = URL(filePath: CommandLine.arguments[1])
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { ["jpg", "png"].contains($0.pathExtension.lowercased()) }
        for scan in await scan(files, atOnce: 2) {
            switch scan.outcome {
            case .success(let lines): print(scan.name, lines.first ?? "(no text)")
            case .failure(let error as VisionError): print(scan.name, "failed:", kind(of: error))
            case .failure(let error): print(scan.name, "failed:", error)
            }
        }
    }

    static func kind(of error: VisionError) -> String {
        if case .invalidImage = error { "damaged" } else { error.localizedDescription }
    }
}
