import RegionModel

extension TimelineScript {
    /// One thing that is done with a device.
    public enum Move: Hashable, Sendable {
        /// Everything is as a pose has it, the hinge's angle among it, at once.
        case pose(String)
        /// The display in use and the way it is held are as a pose has them, at once; the hinge stays where it is.
        ///
        /// It is what unfolding does at some angle, when the inner display takes over, and what turning a half-open
        /// device does.
        case display(as: String)
        /// The hinge turns evenly from where it is, in so many steps.
        case turnHinge(to: Angle, seconds: Double, steps: Int)
        /// A region, such as a camera, becomes active or ceases to be, and stays so in the poses that follow.
        case setActive(String, Bool)
        /// Nothing happens for so many seconds.
        case hold(seconds: Double)
    }
}
