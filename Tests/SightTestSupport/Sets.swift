package import Foundation

/// Folders of pictures with truth that are not part of the package: those below the folder that `SIGHTREAD_SETS` names.
package enum Sets {
    /// The folder of a set; nil where it is not there, and tests that need it are skipped.
    package static func folder(_ name: String) -> URL? {
        guard let sets = ProcessInfo.processInfo.environment["SIGHTREAD_SETS"] else { return nil }
        let folder = URL(filePath: sets).appending(path: name)
        return FileManager.default.fileExists(atPath: folder.appending(path: "truth.jsonl").path) ? folder : nil
    }
}
