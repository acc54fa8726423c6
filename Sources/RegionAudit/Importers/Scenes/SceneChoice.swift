import Foundation
import RegionModel

/// The windows that a dump may be of, and what its caller says of it.
public struct SceneChoice: Sendable {
    /// The windows that come into question, those to be preferred first.
    public var candidates: [WindowScene]
    /// The names of those devices among the candidates that are guessed by their size alone, as many are so large.
    ///
    /// A page in a browser is not taken to fill the screen of one: there it begins below the bars.
    public var ordinaryDevices: Set<String>
    /// Whether the caller named the window, so that there is nothing to guess.
    public var isNamed: Bool
    /// The size of the dump's window in the dump's unit, where the caller knows better than the dump.
    public var statedSize: CGSize?
    /// Pixels per point, where the caller knows better than the window.
    public var scale: CGFloat?
    /// Which way the dump is turned.
    public var turn: QuarterTurn?
    /// The direction in which the user reads, where the caller knows better than the dump.
    public var direction: LayoutDirection?
    /// Whether only what is in the topmost dialog is judged, where there is one.
    public var isModal: Bool
    /// Whether the dump is judged in every window of its size rather than in the first.
    public var wantsAll: Bool

    /// A choice among the given windows.
    public init(
        candidates: [WindowScene], ordinaryDevices: Set<String> = [], isNamed: Bool = false, statedSize: CGSize? = nil,
        scale: CGFloat? = nil,
        turn: QuarterTurn? = nil, direction: LayoutDirection? = nil, isModal: Bool = false,
        wantsAll: Bool = false
    ) {
        self.candidates = candidates
        self.ordinaryDevices = ordinaryDevices
        self.isNamed = isNamed
        self.statedSize = statedSize
        self.scale = scale
        self.turn = turn
        self.direction = direction
        self.isModal = isModal
        self.wantsAll = wantsAll
    }
}
