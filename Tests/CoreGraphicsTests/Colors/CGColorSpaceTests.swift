import CoreGraphics
import SightTestSupport
import Testing

@Suite("CGColorSpace")
struct CGColorSpaceTests {
    @Test("A device's spaces have names")
    func deviceNames() {
        #expect(CGColorSpaceCreateDeviceRGB().name as String? == "kCGColorSpaceDeviceRGB")
        #expect(CGColorSpaceCreateDeviceGray().name as String? == "kCGColorSpaceDeviceGray")
        #expect(CGColorSpaceCreateDeviceCMYK().name as String? == "kCGColorSpaceDeviceCMYK")
    }

    @Test(
        "Every name makes a space of that name",
        arguments: [
            ("SRGB", CGColorSpaceModel.rgb, false), ("DisplayP3", .rgb, true), ("ITUR_2020", .rgb, true),
            ("ROMMRGB", .rgb, true), ("LinearGray", .monochrome, false), ("GenericXYZ", .XYZ, false),
            ("GenericLab", .lab, false), ("GenericCMYK", .cmyk, false),
        ])
    func names(row: (String, CGColorSpaceModel, isWide: Bool)) throws {
        let name = "kCGColorSpace\(row.0)"
        let space = try #require(CGColorSpace(name: name as CFString))
        #expect(space.name as String? == name && space.model == row.1 && space.isWideGamutRGB == row.isWide)
    }

    @Test(
        "The profiles of sRGB and Display P3 make spaces of those names",
        arguments: ["SRGB", "DisplayP3"])
    func profiles(name: String) throws {
        let name = "kCGColorSpace\(name)" as CFString
        let data = try #require(CGColorSpace(name: name)?.copyICCData())
        let space = try #require(CGColorSpace(iccData: data))
        #expect(space.name == name && space.model == .rgb)
        #expect(space.copyICCData() as Data? == data as Data)
    }

    @Test("A profile of no known name has none, other bytes make no space")
    func unknown() throws {
        let profile = ColorProfile.rgb(curve: [563])
        let space = try #require(CGColorSpace(iccData: NSData(data: Data(profile))))
        #expect(space.name == nil && space.model == .rgb && space != CGColorSpaceCreateDeviceRGB())
        #expect(CGColorSpace(iccData: NSData(data: Data([1, 2, 3]))) == nil)
    }
}
