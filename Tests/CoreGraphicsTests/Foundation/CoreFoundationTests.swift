import CoreGraphics
import SightImage
import SightTestSupport
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

    @Test("Kinds of objects are told apart, equal kinds are equal")
    func typeIDs() {
        let image = CGImage(.numbered(width: 2, height: 2))
        #expect(CFGetTypeID(image) == CGImage.typeID)
        #expect(CFGetTypeID(CGColor.black) == CGColor.typeID)
        #expect(CFGetTypeID("text" as CFString) == CFStringGetTypeID())
        #expect(CFGetTypeID([1] as CFArray) == CFArrayGetTypeID())
        #expect(CFGetTypeID(["a": 1] as CFDictionary) == CFDictionaryGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 3)) == CFNumberGetTypeID())
        #expect(CFGetTypeID(kCFBooleanTrue) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(kCFNull) == CFNullGetTypeID())
        #expect(CFGetTypeID(image) != CFStringGetTypeID() && CGImage.typeID != CGColor.typeID)
        #expect(CFEqual("a" as CFString, "a" as CFString) && !CFEqual("a" as CFString, image))
    }

    @Test("Collections give their objects as pointers that are good as long as the collection")
    func collections() {
        let array = ["first", "second"] as CFArray
        #expect(CFArrayGetCount(array) == 2)
        let pointers = (0..<2).map { CFArrayGetValueAtIndex(array, $0)! }
        let texts = pointers.map { Unmanaged<CFString>.fromOpaque($0).takeUnretainedValue() as String }
        #expect(texts == ["first", "second"])
        #expect(CFArrayGetValueAtIndex(array, 0) == pointers[0])
        let dictionary = ["key": "value"] as CFDictionary
        let key = "key" as CFString, other = "other" as CFString
        #expect(CFDictionaryGetCount(dictionary) == 1)
        let value = CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(key).toOpaque())
        #expect(value.map { unsafeBitCast($0, to: CFString.self) as String } == "value")
        #expect(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(other).toOpaque()) == nil)
        let filled = CFDictionaryCreateMutable(nil, 0, nil, nil)!
        CFDictionarySetValue(
            filled, Unmanaged.passUnretained(key).toOpaque(), Unmanaged.passUnretained(other).toOpaque())
        #expect(filled["key"] as? String == "other")
        withExtendedLifetime((array, dictionary, key, other)) {}
    }
}
