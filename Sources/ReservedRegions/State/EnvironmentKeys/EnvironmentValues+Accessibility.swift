extension EnvironmentValues {
    /// Whether people want less to move.
    public var accessibilityReduceMotion: Bool {
        get { self[AccessibilityReduceMotionKey.self] }
        set { self[AccessibilityReduceMotionKey.self] = newValue }
    }

    /// Whether people want less to shine through.
    public var accessibilityReduceTransparency: Bool {
        get { self[AccessibilityReduceTransparencyKey.self] }
        set { self[AccessibilityReduceTransparencyKey.self] = newValue }
    }

    /// Whether colours alone are not enough to tell things apart.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[AccessibilityDifferentiateWithoutColorKey.self] }
        set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
    }

    /// Whether colours are inverted.
    public var accessibilityInvertColors: Bool {
        get { self[AccessibilityInvertColorsKey.self] }
        set { self[AccessibilityInvertColorsKey.self] = newValue }
    }

    /// Whether what is shown is read out.
    public var accessibilityVoiceOverEnabled: Bool {
        get { self[AccessibilityVoiceOverEnabledKey.self] }
        set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
    }

    /// Whether people use switches.
    public var accessibilitySwitchControlEnabled: Bool {
        get { self[AccessibilitySwitchControlEnabledKey.self] }
        set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
    }

    /// Whether people use any help to see, hear or touch.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    /// Whether buttons show their shapes.
    public var accessibilityShowButtonShapes: Bool {
        get { self[AccessibilityShowButtonShapesKey.self] }
        set { self[AccessibilityShowButtonShapesKey.self] = newValue }
    }

    /// Whether flashing lights are dimmed.
    public var accessibilityDimFlashingLights: Bool {
        get { self[AccessibilityDimFlashingLightsKey.self] }
        set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
    }

    /// Whether pictures may move.
    public var accessibilityPlayAnimatedImages: Bool {
        get { self[AccessibilityPlayAnimatedImagesKey.self] }
        set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
    }

    /// Whether small things can be shown large.
    public var accessibilityLargeContentViewerEnabled: Bool {
        get { self[AccessibilityLargeContentViewerEnabledKey.self] }
        set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
    }

    /// Whether people want text in bold.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

private enum AccessibilityReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum AccessibilityReduceTransparencyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum AccessibilityInvertColorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum AccessibilityVoiceOverEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum AccessibilitySwitchControlEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum AccessibilityEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum AccessibilityShowButtonShapesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum AccessibilityDimFlashingLightsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum AccessibilityPlayAnimatedImagesKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum AccessibilityLargeContentViewerEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}
