import CoreGraphics
import Testing

@Suite("Core Foundation's names")
struct CoreFoundationTests {
    @Test("Swift's values cast to Core Foundation's and back")
    func bridges() {
        let text = "text" as CFString
        #expect(text as String == "text")
        #expect((Data([1, 2]) as CFData) as Data == Data([1, 2]))
        let url = URL(filePath: "/tmp/a.png")
        #expect((url as CFURL) as URL == url)
        #expect(([1, 2] as CFArray).count == 2)
    }

    @Test("A number in a dictionary casts to every number type, CGFloat among them")
    func numbers() {
        let dictionary = ["n": NSNumber(value: 6 as UInt32)] as CFDictionary
        let values = dictionary as? [CFString: Any]
        #expect(values?["n"] as? CGFloat == 6)
        #expect(values?["n"] as? UInt32 == 6)
        #expect(values?["n"] as? Int == 6)
        #expect(values?["n"] as? Double == 6)
        #expect(dictionary as? [String: Any] != nil)
    }

    @Test("Truth values of options are true and false")
    func booleans() {
        #expect(kCFBooleanTrue.boolValue)
        #expect(!kCFBooleanFalse.boolValue)
    }

    @Test("Access to a file's URL is granted and can be given back")
    func securityScope() {
        let url = URL(filePath: "/tmp/a.png")
        #expect(url.startAccessingSecurityScopedResource())
        url.stopAccessingSecurityScopedResource()
        #expect(URL(string: "https://example.org/a.png")?.startAccessingSecurityScopedResource() == false)
    }

    @Test("Colour spaces know their model by name")
    func colorSpaces() {
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.model == .rgb)
        #expect(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.numberOfComponents == 1)
        #expect(CGColorSpace(name: "no such space") == nil)
        #expect(CGColorSpaceCreateDeviceRGB() == CGColorSpaceCreateDeviceRGB())
        #expect(CGColorSpaceCreateDeviceRGB() != CGColorSpaceCreateDeviceGray())
        #expect(CGColorSpace(name: CGColorSpace.displayP3)?.name == CGColorSpace.displayP3)
    }
}
