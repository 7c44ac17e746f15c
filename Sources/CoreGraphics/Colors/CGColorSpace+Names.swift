public import Foundation

/// Names of colour spaces.
extension CGColorSpace {
    /// The colours of the web and of most photographs.
    public static var sRGB: CFString { "kCGColorSpaceSRGB" }
    /// sRGB's colours with samples in proportion to light.
    public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
    /// sRGB's colours and, by samples below 0 and above 1, those beyond them.
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    /// The same with samples in proportion to light.
    public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
    /// The wider colours of recent screens and phone cameras.
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    /// Display P3 with samples in proportion to light.
    public static var linearDisplayP3: CFString { "kCGColorSpaceLinearDisplayP3" }
    /// Display P3 and, by samples below 0 and above 1, what is beyond it.
    public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
    /// The same with samples in proportion to light.
    public static var extendedLinearDisplayP3: CFString { "kCGColorSpaceExtendedLinearDisplayP3" }
    /// The colours of cinemas.
    public static var dcip3: CFString { "kCGColorSpaceDCIP3" }
    /// The wider colours of photography.
    public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
    /// The widest colours of photography.
    public static var rommrgb: CFString { "kCGColorSpaceROMMRGB" }
    /// The colours of television in high definition.
    public static var itur_709: CFString { "kCGColorSpaceITUR_709" }
    /// The colours of television in ultra high definition.
    public static var itur_2020: CFString { "kCGColorSpaceITUR_2020" }
    /// The colours of film effects, in proportion to light.
    public static var acescgLinear: CFString { "kCGColorSpaceACESCGLinear" }
    /// Some screen's colours with samples in proportion to light.
    public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
    /// Grey as screens show it.
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    /// Grey in proportion to light.
    public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
    /// Grey and, by samples below 0 and above 1, what is beyond black and white.
    public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
    /// The same in proportion to light.
    public static var extendedLinearGray: CFString { "kCGColorSpaceExtendedLinearGray" }
    /// Some printer's inks.
    public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
    /// Lightness and two colour axes.
    public static var genericLab: CFString { "kCGColorSpaceGenericLab" }
    /// What light the eye receives.
    public static var genericXYZ: CFString { "kCGColorSpaceGenericXYZ" }
}
