import Foundation
import Receipts

/// Prints the total of every receipt that it is given.
@main
@MainActor
struct ReceiptTotal {
    static func main() async {
        let model = ReceiptModel()
        for path in CommandLine.arguments.dropFirst() {
            await model.read(URL(filePath: path))
            print("\(path): \(model.message)")
        }
    }
}
