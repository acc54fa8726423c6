extension View {
    /// Runs an action when people end what they type; nobody types here.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }

    /// Says whether ending what is typed in the view counts around it; nobody types here.
    public func submitScope(_ isBlocking: Bool = true) -> some View { self }

    /// Says what the key says with which people end what they type; nobody types here.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Says which letters become capitals; nobody types here.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    /// Says whether what is typed is corrected; nobody types here.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Says whether what is typed is corrected, under an older name; nobody types here.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Says which keyboard people type on; nobody types here.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// Says what people type; nobody types here.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    /// Says whether people can choose parts of texts; nobody does here.
    public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View { self }

    /// Says what becomes of the keyboard when people scroll; there is none here.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
