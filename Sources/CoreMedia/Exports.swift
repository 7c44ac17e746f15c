// As on Apple's systems, `import CoreMedia` brings Core Video's buffers.
@_exported public import CoreVideo
