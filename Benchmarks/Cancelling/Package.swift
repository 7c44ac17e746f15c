// swift-tools-version: 6.2
import PackageDescription

// How soon a cancelled recognition ends: `swift run -c release --package-path Benchmarks/Cancelling cancelling [PICTURE]`
let package = Package(
    name: "cancelling",
    dependencies: [.package(name: "sightread", path: "../..")],
    targets: [
        .executableTarget(
            name: "cancelling",
            dependencies: [
                .product(name: "ImageIO", package: "sightread"), .product(name: "Vision", package: "sightread"),
            ])
    ]
)
