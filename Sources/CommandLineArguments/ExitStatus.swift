/// How a program ended, for the one who called it.
public enum ExitStatus: Int32, Hashable, Sendable {
    /// All is well.
    case success = 0
    /// It did its work and found something wrong with what it looked at.
    case findings = 1
    /// Its arguments or its input could not be used.
    case unusable = 2
}
