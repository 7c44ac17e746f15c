import Foundation

// Writes the pictures that tests read: `swift run SightFixtures Tests/Fixtures`.
guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("usage: SightFixtures FOLDER\n".utf8))
    exit(64)
}
let folder = URL(filePath: CommandLine.arguments[1])
for fixture in Fixture.all {
    let data = try fixture.make()
    try data.write(to: folder.appending(path: fixture.name))
    print(fixture.name, data.count)
}
