/// What a node of the tree is: which rule sizes and arranges it.
enum NodeKind: UInt8 {
    // Structure without a rule of its own: its content stands where it stands.
    case scope, group, branch, items

    // Leaves.
    case shape, drawing, spacer, divider, text, image, geometryReader

    // Containers of any number of children.
    case horizontalStack, verticalStack, depthStack, layout, viewThatFits

    // Modifiers of one child.
    case frame, flexibleFrame, padding, fixedSize, aspectRatio, offset, position
    case alignmentGuide, layoutPriority, layoutValue, semantics, effect, drawingEffect, coordinateSpace,
        ignoresSafeArea, displacement
    case listRow, preference, safeAreaPadding, zIndex

    // Modifiers with a second child, the content of the slot behind the first.
    case background, overlay, safeAreaInset
    case slot

    /// Whether the node takes part in layout; the others are only structure.
    var isLaidOut: Bool { rawValue >= NodeKind.shape.rawValue }

    /// Whether the node takes one child and is repeated where its content is several views.
    var isModifier: Bool {
        rawValue >= NodeKind.frame.rawValue && rawValue <= NodeKind.safeAreaInset.rawValue
    }

    /// Whether the node gathers any number of children.
    var isContainer: Bool { isLaidOut && !isModifier }

    /// Whether the node has a slot for a second child.
    var hasSlot: Bool { self == .background || self == .overlay || self == .safeAreaInset }

    /// Whether the size depends on the axis of the stack that the node stands in.
    var followsStack: Bool { self == .spacer || self == .divider }

    /// Whether the priority among siblings is that of the content.
    var forwardsPriority: Bool {
        switch self {
        case .fixedSize, .alignmentGuide, .background, .overlay: true
        default: isTransparent
        }
    }

    /// Whether size, guides and spacing are all those of the child.
    var isTransparent: Bool {
        switch self {
        case .layoutPriority, .layoutValue, .semantics, .effect, .drawingEffect, .coordinateSpace, .offset, .preference,
            .zIndex, .displacement:
            true
        default: false
        }
    }
}
