// swift-tools-version: 6.2
import PackageDescription

// Layers, bottom to top; every arrow points down, and `scripts/check-imports` holds the list against the sources.
// Warnings are errors for this package's own builds only: a newer compiler's new warning must not break those who depend on it.
let strict = Context.environment["SIGHTREAD_STRICT"] != nil

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (strict ? [.treatAllWarnings(as: .error)] : [])

func layer(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

let package = Package(
    name: "sightread",
    products: [
        // Apple's names, on Linux.
        .library(name: "Vision", targets: ["Vision"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "CoreVideo", targets: ["CoreVideo"]),
        .library(name: "CoreMedia", targets: ["CoreMedia"]),
        .library(name: "CoreML", targets: ["CoreML"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        // Our own.
        .library(name: "SightEngine", targets: ["SightEngine"]),
        .library(name: "SightText", targets: ["SightText"]),
        .library(name: "SightInference", targets: ["SightInference"]),
        .library(name: "SightImage", targets: ["SightImage"]),
        .library(name: "SightGeometry", targets: ["SightGeometry"]),
        .library(name: "SightFormats", targets: ["SightFormats"]),
        .executable(name: "sightread", targets: ["sightread"]),
    ],
    targets: [
        // C: each imported by exactly one Swift module.
        .systemLibrary(name: "COpenVINO", pkgConfig: "sightread-openvino"),
        .target(name: "CVips"),
        .target(name: "CPDFium"),
        .target(name: "CStb"),
        .target(name: "CHeif", dependencies: ["CQuiet"]),
        .target(name: "COpenJPEG"),
        .target(name: "CJXL", dependencies: ["CQuiet"]),
        .target(name: "CTesseract"),
        .target(name: "CQuiet"),  // of other C targets only
        .target(name: "CCairo"),
        .target(name: "CPango"),
        .target(name: "CFastText", linkerSettings: [.linkedLibrary("fasttext")]),  // C++ inside, C outside
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),

        // Ground.
        layer("SightInstallation"),
        layer("SightGeometry"),
        layer(
            "SightImage",
            ["SightGeometry", "SightInstallation", "CVips", "CPDFium", "CStb", "CHeif", "COpenJPEG", "CJXL"]),
        layer("SightInference", ["SightInstallation", "COpenVINO", "CCrypto"]),

        // Stages.
        layer(
            "SightText",
            ["SightGeometry", "SightImage", "SightInference", "SightInstallation", "CTesseract", "CFastText"],
            resources: [
                .embedInCode("Recognition/scripts-small.weights"), .embedInCode("Recognition/scripts-tiny.weights"),
                .embedInCode("Recognition/letters-small.weights"), .embedInCode("Recognition/letters-tiny.weights"),
            ]),

        // Engine.
        layer("SightEngine", ["SightGeometry", "SightImage", "SightInference", "SightInstallation", "SightText"]),

        // Formats and interfaces.
        layer("SightFormats", ["SightGeometry", "SightImage", "SightInference", "SightText", "SightEngine"]),
        layer("_Testing_CoreGraphics"),  // what Swift Testing looks for beside CoreGraphics; empty
        layer("CoreGraphics", ["SightImage", "CCairo", "CPango", "_Testing_CoreGraphics"]),
        layer("ImageIO", ["CoreGraphics", "SightImage"]),
        layer("CoreVideo", ["CoreGraphics", "SightImage"]),
        layer("CoreMedia", ["CoreVideo"]),
        layer("CoreML"),
        layer("UniformTypeIdentifiers"),
        layer("_Testing_UIKit"),  // the same beside UIKit
        layer("QuartzCore", ["CoreGraphics"]),
        layer("UIKit", ["CoreGraphics", "ImageIO", "QuartzCore", "SightImage", "_Testing_UIKit"]),
        layer(
            "Vision",
            [
                "CoreGraphics", "CoreMedia", "CoreML", "CoreVideo", "ImageIO", "SightEngine", "SightGeometry",
                "SightImage", "SightInference", "SightText",
            ]),

        // Executables.
        .executableTarget(
            name: "sightread",
            dependencies: [
                "CMalloc", "SightEngine", "SightFormats", "SightGeometry", "SightImage", "SightInference",
                "SightInstallation",
                "SightText",
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "SightFixtures", dependencies: ["SightGeometry", "SightImage"], path: "Tests/FixtureGenerator",
            swiftSettings: settings),
        .executableTarget(
            name: "SightHeads",
            dependencies: [
                "SightGeometry", "SightImage", "SightInference", "SightInstallation", "SightSheets", "SightTestSupport",
                "SightText",
            ], path: "Tests/HeadFitter", exclude: ["fonts.conf"], swiftSettings: settings),
        .executableTarget(
            name: "SightSheetExporter", dependencies: ["SightGeometry", "SightImage", "SightSheets"],
            path: "Tests/SheetExporter", swiftSettings: settings),

        // Tests.
        .target(
            name: "SightTestSupport", dependencies: ["SightGeometry", "SightImage"], path: "Tests/SightTestSupport",
            swiftSettings: settings),
        .target(
            name: "SightSheets", dependencies: ["SightGeometry", "SightImage", "SightTestSupport"],
            path: "Tests/SightSheets", resources: [.copy("Texts"), .copy("Vocabulary")], swiftSettings: settings),
        tests("SightSheetsTests", ["SightGeometry", "SightImage", "SightSheets", "SightTestSupport"]),
        tests("SightGeometryTests", ["SightGeometry", "SightTestSupport"]),
        tests("SightImageTests", ["SightGeometry", "SightImage", "SightTestSupport"]),
        tests("SightInferenceTests", ["SightInference", "SightInstallation", "SightTestSupport"]),
        tests(
            "SightTextTests",
            [
                "SightSheets", "SightGeometry", "SightImage", "SightInference", "SightInstallation", "SightText",
                "SightTestSupport",
            ]),
        tests(
            "SightEngineTests",
            ["SightEngine", "SightGeometry", "SightImage", "SightInference", "SightText", "SightTestSupport"]),
        tests(
            "AccuracyTests",
            [
                "SightEngine", "SightGeometry", "SightImage", "SightInference", "SightSheets", "SightText",
                "SightTestSupport",
            ],
            resources: [
                .copy("Texts"), .copy("floors.json"), .copy("Words/word-floors.json"),
                .copy("Languages/language-floors.json"),
            ]),
        tests("SoakTests", ["SightEngine", "SightImage", "SightInference", "SightTestSupport"]),
        tests("CoreGraphicsTests", ["CoreGraphics", "SightImage", "SightTestSupport"]),
        tests("ImageIOTests", ["ImageIO", "SightImage", "SightTestSupport"]),
        tests("CoreVideoTests", ["CoreVideo", "SightImage", "SightTestSupport"]),
        tests("CoreMediaTests", ["CoreMedia"]),
        tests("UIKitTests", ["UIKit", "ImageIO", "SightImage", "SightTestSupport"]),
        tests("UniformTypeIdentifiersTests", ["UniformTypeIdentifiers", "ImageIO"]),
        tests(
            "VisionTests",
            [
                "CoreML", "CoreMedia", "CoreVideo", "Vision", "SightGeometry", "SightImage", "SightInference",
                "SightEngine", "SightText", "SightTestSupport",
            ]),
        tests(
            "SightFormatsTests",
            [
                "SightFormats", "SightEngine", "SightGeometry", "SightImage", "SightInference", "SightText",
                "SightTestSupport",
            ]),
        tests(
            "CommandTests", ["sightread", "SightGeometry", "SightImage", "SightTestSupport"],
            resources: [.copy("Tables")]),
    ]
)
