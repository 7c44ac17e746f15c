// swift-tools-version: 6.2
import PackageDescription

// An app in three parts: a model that knows no screen, a screen in the terminal, tests of every state.
let package = Package(
    name: "ImageOCR",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "ImageOCRModel", targets: ["ImageOCRModel"])],
    dependencies: [.package(name: "sightread", path: "../..")],
    targets: [
        .target(
            name: "ImageOCRModel",
            dependencies: [
                // On an iPhone and on a Mac these are Apple's own.
                .product(name: "ImageIO", package: "sightread", condition: .when(platforms: [.linux])),
                .product(name: "Vision", package: "sightread", condition: .when(platforms: [.linux])),
            ]),
        .executableTarget(name: "ImageOCR", dependencies: ["ImageOCRModel"]),
        .testTarget(name: "ImageOCRTests", dependencies: ["ImageOCRModel"]),
    ]
)
