extension View {
    /// Lets people search; the field takes no room here.
    public func searchable<Prompt: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
    ) -> some View { self }

    /// Lets people search; the field takes no room here.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { self }

    /// Lets people search, and follows whether they do; the field takes no room here.
    public func searchable<Prompt: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
    ) -> some View { self }

    /// Lets people search, and follows whether they do; the field takes no room here.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { self }

    /// Proposes what to search for; nobody searches here.
    public func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions) -> some View {
        self
    }

    /// Says where people may search; nobody searches here.
    public func searchScopes<Scope: Hashable, Scopes: View>(
        _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
    ) -> some View { self }

    /// Says what a proposal stands for; nobody searches here.
    public func searchCompletion(_ completion: String) -> some View { self }

    /// Ties whether the search field has the keyboard to a flag; nobody searches here.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
}
