// As on Apple's systems, `import UniformTypeIdentifiers` brings Foundation.
@_exported public import Foundation
