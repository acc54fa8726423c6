extension View {
    /// Says that the controls in the view do not answer to people. They are controls to reports all the same.
    public func disabled(_ disabled: Bool) -> some View {
        modified(by: EnvironmentChange { $0.isEnabled = $0.isEnabled && !disabled })
    }
}
