/// Views that an editor shows while they are written.
///
/// What stands in it is compiled and otherwise left alone: a gallery shows ``Preview``s that it is given.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "ReservedRegionsMacros", type: "PreviewMacro")

/// Views that an editor shows while they are written, in surroundings of their own.
///
/// What stands in it is compiled and otherwise left alone: a gallery shows ``Preview``s that it is given.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ReservedRegionsMacros", type: "PreviewMacro")

/// Marks a variable of a `#Preview` that the preview keeps from one update to the next.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ReservedRegionsMacros", type: "PreviewableMacro")
