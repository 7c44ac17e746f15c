internal import Foundation
internal import SightFormats
internal import SightImage

/// Turns what the caller named into a list of inputs: folders become the files in them, in natural order, without
/// hidden ones.
///
/// No file is opened.
struct InputWalk {
    private(set) var inputs: [Input] = []
    /// Things in folders that are neither files nor folders: pipes, sockets, devices, links that lead nowhere.
    private(set) var passedOver = 0

    init(_ operands: [String]) {
        for operand in operands {
            if operand == "-" {
                inputs.append(Input(origin: .standardInput, path: "-", outputName: "stdin"))
            } else if let identity = Self.folderIdentity(operand) {
                enter(operand, below: "", inside: [identity])
            } else {
                inputs.append(Input(origin: .named, path: operand, outputName: Self.stem(Self.lastComponent(operand))))
            }
        }
    }

    /// - Parameters:
    ///   - prefix: the path from the folder that was named to this one, with a slash at its end.
    ///   - ancestors: the folders on the way, by which a link that leads back is noticed.
    private mutating func enter(_ folder: String, below prefix: String, inside ancestors: Set<FileIdentity>) {
        guard let names = list(folder, below: prefix) else { return }
        for name in names.sorted(by: NaturalOrder.areInIncreasingOrder) {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            if let identity = Self.folderIdentity(path) {
                if !ancestors.contains(identity) {
                    enter(path, below: "\(prefix)\(name)/", inside: ancestors.union([identity]))
                }
            } else if Self.isFile(path) {
                inputs.append(Input(origin: .found, path: path, outputName: prefix + Self.stem(name)))
            } else if FileIdentity(path) == nil, PictureFormat(fileName: name) != nil {
                // A link that leads nowhere: opening it says so.
                inputs.append(Input(origin: .found, path: path, outputName: prefix + Self.stem(name)))
            } else {
                passedOver += 1
            }
        }
    }

    /// The names in a folder; nil when it cannot be read, which then is an input that failed.
    private mutating func list(_ folder: String, below prefix: String) -> [String]? {
        guard let stream = opendir(folder) else {
            fail(folder, below: prefix, "the folder cannot be read: \(String(cString: strerror(errno)))")
            return nil
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) {
                    String(validatingCString: $0)
                }
            }
            guard let name else {
                let escaped = Self.escaped(entry.pointee)
                fail(
                    folder, below: prefix,
                    "the file \(escaped) in it has a name that is not UTF-8; rename it, or read it from standard input")
                continue
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    /// A name with its bytes beyond ASCII as numbers.
    private static func escaped(_ entry: dirent) -> String {
        withUnsafeBytes(of: entry.d_name) { bytes in
            bytes.prefix { $0 != 0 }.reduce(into: "") { text, byte in
                text += (32..<127).contains(byte) ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16)
            }
        }
    }

    private mutating func fail(_ folder: String, below prefix: String, _ message: String) {
        inputs.append(
            Input(
                origin: .found, path: folder, outputName: prefix + "folder",
                obstacle: Failure(code: .unreadableImage, message: message)))
    }

    private static func folderIdentity(_ path: String) -> FileIdentity? {
        FileIdentity(path) { $0 == S_IFDIR }
    }

    /// Pipes, sockets and devices that lie in a folder are not meant.
    private static func isFile(_ path: String) -> Bool {
        FileIdentity(path) { $0 == S_IFREG } != nil
    }

    private static func lastComponent(_ path: String) -> String {
        String(path.split(separator: "/").last ?? "picture")
    }

    private static func stem(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }
}
