/// How colours are mixed with those behind them.
public enum BlendMode: Hashable, Sendable {
    /// They cover them.
    case normal
    /// They make them darker.
    case multiply, darken, colorBurn, plusDarker
    /// They make them lighter.
    case screen, lighten, colorDodge, plusLighter
    /// They make the dark darker and the light lighter.
    case overlay, softLight, hardLight
    /// They are taken away from them.
    case difference, exclusion
    /// They give a part of what makes a colour.
    case hue, saturation, color, luminosity
    /// They cover them only where there is something, or nothing.
    case sourceAtop, destinationOver, destinationOut
}
