/// Which view people who do not see are at; a value that a view owns, as that of the keyboard's focus is.
public typealias AccessibilityFocusState = FocusState
