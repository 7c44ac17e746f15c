// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A package like those of Sightread's users: code written for Apple's systems, compiled unchanged in Swift 6 mode
// without a warning, and run. `scripts/check-source-compatibility` builds it.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// Set by the script when there is a published listing to check beside the repository.
let hasListing = Context.environment["SIGHTREAD_LISTING"] != nil

let apple: [Target.Dependency] = [
    "CoreGraphics", "CoreMedia", "CoreML", "CoreVideo", "ImageIO", "QuartzCore", "UIKit", "UniformTypeIdentifiers",
    "Vision",
].map { .product(name: $0, package: "sightread") }

// Every folder of `Programs` is one small program. Both language modes compile the same files: `Swift5` is a link to `Programs`, since two
// targets must not have one path.
let programs = try FileManager.default.contentsOfDirectory(atPath: Context.packageDirectory + "/Programs")
    .filter { !$0.hasPrefix(".") }.sorted()

func program(_ name: String, _ suffix: String, folder: String, mode: SwiftLanguageMode) -> Target {
    .executableTarget(
        name: name + suffix, dependencies: apple, path: "\(folder)/\(name)", exclude: ["expected.txt"],
        swiftSettings: strict + [.swiftLanguageMode(mode)])
}

let package = Package(
    name: "SourceCompatibility",
    dependencies: [.package(name: "sightread", path: "../..")],
    targets: [
        .target(name: "CompatibilityChecks", swiftSettings: strict),
        .executableTarget(
            name: "OverlayCheck", dependencies: apple + ["CompatibilityChecks"], swiftSettings: strict),
        // The same sources in the older language mode.
        .executableTarget(
            name: "OverlayCheckSwift5", dependencies: apple + ["CompatibilityChecks"],
            swiftSettings: strict + [.swiftLanguageMode(.v5)]),
        .executableTarget(name: "ReaderCheck", dependencies: apple + ["CompatibilityChecks"], swiftSettings: strict),
    ]
        + (hasListing
            ? [
                .executableTarget(
                    name: "ListingCheck", dependencies: apple + ["CompatibilityChecks"], swiftSettings: strict)
            ]
            : [])
        + programs.map { program($0, "Swift5", folder: "Swift5", mode: .v5) }
        + programs.map { program($0, "Swift6", folder: "Programs", mode: .v6) }
)
