/// How much colours differ from what is behind them.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}
