import Foundation
import SightInstallation
import Testing

/// Each in a process of its own: where things lie is found out once.
@Suite("Installation")
struct InstallationTests {
    @Test
    func `the variable for the prefix decides alone`() async {
        await #expect(processExitsWith: .success) {
            setenv("SIGHTREAD_PREFIX", "/somewhere/else", 1)
            #expect(Installation.current.models.path == "/somewhere/else/share/sightread/models")
            #expect(Installation.current.libraries.path == "/somewhere/else/lib/sightread")
        }
    }

    @Test
    func `without a prefix an installation is found`() async {
        await #expect(processExitsWith: .success) {
            setenv("SIGHTREAD_PREFIX", "", 1)
            #expect(
                FileManager.default.fileExists(
                    atPath: Installation.current.models.appending(path: "manifest.json").path))
        }
    }

    @Test
    func `the cache is where the variables say, the nearest first`() async {
        await #expect(processExitsWith: .success) {
            setenv("SIGHTREAD_CACHE", "/cache/of/ours", 1)
            setenv("XDG_CACHE_HOME", "/cache/of/all", 1)
            #expect(Installation.cache.path == "/cache/of/ours")
            unsetenv("SIGHTREAD_CACHE")
            #expect(Installation.cache.path == "/cache/of/all/sightread")
            setenv("XDG_CACHE_HOME", "", 1)
            #expect(Installation.cache.path == "\(NSHomeDirectory())/.cache/sightread")
        }
    }
}
