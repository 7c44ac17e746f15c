// swift-tools-version: 6.2
import PackageDescription

// One manifest for iPhone, Mac and Linux. Sightread stands in for Apple's frameworks where there are none; elsewhere SwiftPM leaves
// it out and `import Vision` means Apple's.
func onLinux(_ product: String) -> Target.Dependency {
    .product(name: product, package: "sightread", condition: .when(platforms: [.linux]))
}

let package = Package(
    name: "Receipts",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "Receipts", targets: ["Receipts"])],
    dependencies: [
        // Outside this repository: .package(url: "https://…/sightread.git", from: "1.0.0")
        .package(name: "sightread", path: "../..")
    ],
    targets: [
        // What the app and the server share. Name the products that are imported, and no others.
        .target(name: "Receipts", dependencies: [onLinux("ImageIO"), onLinux("Vision")]),
        // The server's side: a command.
        .executableTarget(name: "receipt-total", dependencies: ["Receipts"]),
    ],
    swiftLanguageModes: [.v6]
)
