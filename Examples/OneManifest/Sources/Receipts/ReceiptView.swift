// SwiftUI is Apple's alone. The view stays where it is; everything that it shows comes from the model.
#if canImport(SwiftUI)
import SwiftUI
import UniformTypeIdentifiers

public struct ReceiptView: View {
    @State private var model = ReceiptModel()
    @State private var isChoosing = false

    public init() {}

    public var body: some View {
        VStack {
            Text(model.message)
            Button("Choose a receipt") { isChoosing = true }
        }
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.image]) { result in
            guard case .success(let file) = result else { return }
            Task { await model.read(file) }
        }
    }
}
#endif
