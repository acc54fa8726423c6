/// What the key says with which people end what they type.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String

    /// That it is done.
    public static let done = SubmitLabel(name: "done")
    /// To go there.
    public static let go = SubmitLabel(name: "go")
    /// To send it.
    public static let send = SubmitLabel(name: "send")
    /// To join.
    public static let join = SubmitLabel(name: "join")
    /// To go along.
    public static let route = SubmitLabel(name: "route")
    /// To search for it.
    public static let search = SubmitLabel(name: "search")
    /// A new line.
    public static let `return` = SubmitLabel(name: "return")
    /// What is next.
    public static let next = SubmitLabel(name: "next")
    /// To go on.
    public static let `continue` = SubmitLabel(name: "continue")
}
