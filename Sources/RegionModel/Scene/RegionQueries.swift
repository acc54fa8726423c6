/// How a scene answers a query for regions that leaves the options out.
public enum RegionQueries: String, Hashable, CaseIterable, Sendable, Codable {
    /// As iOS 27.1 documents it: every region that meets the asking view, active or not.
    case documented
    /// As iOS 27.1's simulator was measured: only active regions, and all of the window's, wherever the view lies.
    case observed
}
