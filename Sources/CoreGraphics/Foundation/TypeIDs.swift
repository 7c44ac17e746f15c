extension CGImage {
    /// The number of the kind of objects that pictures are; see ``CFGetTypeID(_:)``.
    public static var typeID: CFTypeID { CFTypeID(of: CGImage.self) }
}

extension CGColor {
    /// The number of the kind of objects that colours are.
    public static var typeID: CFTypeID { CFTypeID(of: CGColor.self) }
}

extension CGColorSpace {
    /// The number of the kind of objects that colour spaces are.
    public static var typeID: CFTypeID { CFTypeID(of: CGColorSpace.self) }
}

extension CGContext {
    /// The number of the kind of objects that contexts are.
    public static var typeID: CFTypeID { CFTypeID(of: CGContext.self) }
}

extension CGDataProvider {
    /// The number of the kind of objects that providers are.
    public static var typeID: CFTypeID { CFTypeID(of: CGDataProvider.self) }
}
