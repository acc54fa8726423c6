import RegionModel

/// Which elements of a snapshot are judged, and why the others are not.
struct Selection {
    /// The elements that are judged, in the snapshot's order.
    var subjects: [Subject]
    /// For each element of the snapshot why it is not judged; `nil` where it is.
    var exemptions: [Exemption?]
    /// For each element of the snapshot what is around those in it.
    var contexts: [Context]
}
