/// How a symbol of the system's moves; it stands still here.
public struct SymbolEffect: Hashable, Sendable {
    private init() {}

    /// It jumps.
    public static let bounce = SymbolEffect()
    /// It becomes fainter again and again.
    public static let pulse = SymbolEffect()
    /// Its layers light up in turn.
    public static let variableColor = SymbolEffect()
    /// It is larger or smaller.
    public static let scale = SymbolEffect()
    /// It comes.
    public static let appear = SymbolEffect()
    /// It goes.
    public static let disappear = SymbolEffect()
    /// It becomes another.
    public static let replace = SymbolEffect()
    /// It shakes.
    public static let wiggle = SymbolEffect()
    /// It turns.
    public static let rotate = SymbolEffect()
    /// It grows and shrinks slowly.
    public static let breathe = SymbolEffect()
    /// It is drawn.
    public static let drawOn = SymbolEffect()
    /// It is drawn backwards.
    public static let drawOff = SymbolEffect()
    /// It comes or goes as the platform does.
    public static let automatic = SymbolEffect()
}

extension SymbolEffect {
    /// Upwards, or larger.
    public var up: SymbolEffect { self }
    /// Downwards, or smaller.
    public var down: SymbolEffect { self }
    /// To the left.
    public var left: SymbolEffect { self }
    /// To the right.
    public var right: SymbolEffect { self }
    /// Out by the way up.
    public var offUp: SymbolEffect { self }
    /// In by the way down, out by the way up.
    public var downUp: SymbolEffect { self }
    /// Layer by layer.
    public var byLayer: SymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: SymbolEffect { self }
    /// One layer after the other, each for itself.
    public var iterative: SymbolEffect { self }
    /// One layer after the other, all together in the end.
    public var cumulative: SymbolEffect { self }
    /// There and back.
    public var reversing: SymbolEffect { self }
    /// There, and from the beginning.
    public var nonReversing: SymbolEffect { self }
    /// The layers that are off are faint.
    public var dimInactiveLayers: SymbolEffect { self }
    /// The layers that are off are not seen.
    public var hideInactiveLayers: SymbolEffect { self }
    /// With the hands of a clock.
    public var clockwise: SymbolEffect { self }
    /// Against the hands of a clock.
    public var counterClockwise: SymbolEffect { self }
    /// Without becoming fainter.
    public var plain: SymbolEffect { self }
}
