/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
    /// Over it.
    case normal = 0
    /// The product: darker.
    case multiply = 1
    /// The product of what is missing to white: lighter.
    case screen = 2
    /// Multiply or screen by what is there.
    case overlay = 3
    /// The darker of both.
    case darken = 4
    /// The lighter of both.
    case lighten = 5
    /// What is there, lightened.
    case colorDodge = 6
    /// What is there, darkened.
    case colorBurn = 7
    /// Darken or lighten gently by what is drawn.
    case softLight = 8
    /// Multiply or screen by what is drawn.
    case hardLight = 9
    /// The difference.
    case difference = 10
    /// The difference, with less contrast.
    case exclusion = 11
    /// The hue of what is drawn.
    case hue = 12
    /// The saturation of what is drawn.
    case saturation = 13
    /// Hue and saturation of what is drawn.
    case color = 14
    /// The luminosity of what is drawn.
    case luminosity = 15
    /// Nothing: what is there goes.
    case clear = 16
    /// In its place.
    case copy = 17
    /// What is drawn, where there is something.
    case sourceIn = 18
    /// What is drawn, where there is nothing.
    case sourceOut = 19
    /// What is drawn, where there is something, over it.
    case sourceAtop = 20
    /// What is there, over what is drawn.
    case destinationOver = 21
    /// What is there, where something is drawn.
    case destinationIn = 22
    /// What is there, where nothing is drawn.
    case destinationOut = 23
    /// What is there, where something is drawn, over it.
    case destinationAtop = 24
    /// Either, where the other is not.
    case xor = 25
    /// The sum.
    case plusLighter = 27
}
