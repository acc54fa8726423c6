/// Whether what is shown is dark on light or light on dark.
public enum ColorScheme: String, Hashable, CaseIterable, Sendable, Codable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
