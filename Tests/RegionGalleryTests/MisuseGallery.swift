import RegionGallery

/// What people do wrong with regions, a screen for each mistake, and the same done right.
///
/// The numbers are those of the mistakes' list, by which the tests know them.
enum MisuseGallery: Gallery {
    @PreviewBuilder static var previews: [Preview] {
        Preview("right") { Split { $0.frame } }
        Preview("1") { Split { $0.frame.insetBy(dx: -$0.margins.leading, dy: -$0.margins.top) } }
        Preview("2") { Split(isCareful: false) { $0.frame } }
        Preview("3") { Split(asksIfActive: false) { $0.frame } }
        Preview("4") { FirstOcclusion() }
        Preview("5") { StripAsInset() }
        Preview("6") { OcclusionOnly() }
        Preview("7") { FixedFrames() }
        Preview("8") { WindowCoordinates() }
        Preview("9") { LeadingIsLeft() }
        Preview("10") { AnotherStack() }
        Preview("11") { OneAxis() }
        Preview("12") { NoFloor() }
        Preview("13") { AskedOnce() }
        Preview("14") { ByAngle() }
        Preview("15") { EvenColumns() }
        Preview("16") { InventedFold() }
        Preview("17") { EverythingUnderEverything() }
    }
}

/// Two columns on the two sides of a fold from top to bottom.
private struct Split: View {
    var isCareful = true
    var asksIfActive = true
    let gap: (ReservedRegion) -> CGRect

    var body: some View {
        GeometryReader { proxy in
            let folds = proxy.reservedRegions(kind: .division, options: .includeInactive)
            let fold = folds.first { fold in
                (fold.isActive || !asksIfActive) && fold.frame.height > fold.frame.width
                    && (!isCareful || fold.frame.minX > 120 && proxy.size.width - fold.frame.maxX > 120)
            }
            let gap = fold.map(gap) ?? CGRect(x: proxy.size.width / 2, y: 0, width: 0, height: 0)
            HStack(spacing: 0) {
                column("Inbox", width: gap.minX)
                Color.clear.frame(width: gap.width)
                column("Message", width: max(0, proxy.size.width - gap.maxX))
            }
        }
    }

    private func column(_ name: String, width: CGFloat) -> some View {
        VStack(alignment: .leading) {
            Text(name)
            Spacer()
        }
        .frame(width: width, alignment: .leading)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(name)
    }
}

/// Two texts at the top, clear of one of the occlusions, whichever it is.
private struct FirstOcclusion: View {
    var body: some View {
        GeometryReader { proxy in
            let first = proxy.reservedRegions(kind: .occlusion).filter(\.isActive).last?.frame ?? .zero
            Text("News").frame(width: 60, height: 30).position(x: first.minX - 32, y: 120)
        }
        .ignoresSafeArea()
    }
}

/// A title far from the strip, below it all the same.
private struct StripAsInset: View {
    var body: some View {
        GeometryReader { proxy in
            let bottom = proxy.reservedRegions(kind: .occlusion, options: []).map(\.frame.maxY).max() ?? 0
            VStack { Text("News") }.padding(.top, bottom)
        }
    }
}

/// A button below the cameras, where the fold is.
private struct OcclusionOnly: View {
    var body: some View {
        GeometryReader { proxy in
            let bottom = proxy.reservedRegions(kind: .occlusion, options: []).map(\.frame.maxY).max() ?? 0
            Wide("Play").position(x: 0.55 * proxy.size.width, y: bottom + 30)
        }
    }
}

/// A button of 120 by 44 points.
private struct Wide: View {
    let name: String

    init(_ name: String) { self.name = name }

    var body: some View {
        Button {
        } label: {
            Text(name).frame(width: 120, height: 44)
        }
    }
}

/// A button across from the strip, placed by frames that are not mirrored.
private struct FixedFrames: View {
    var body: some View {
        GeometryReader { proxy in
            let regions = proxy.reservedRegions(kind: .occlusion, options: [], layoutDirectionBehavior: .fixed)
            let strip = regions.map(\.frame).max { $0.width * $0.height < $1.width * $1.height } ?? .zero
            Button("Back") {}.frame(width: 60, height: 44)
                .position(x: strip.minX > proxy.size.width / 2 ? 40 : proxy.size.width - 40, y: strip.midY)
        }
        .ignoresSafeArea()
    }
}

/// A button beside the fold by the window's coordinates, in a view that begins elsewhere.
private struct WindowCoordinates: View {
    var body: some View {
        GeometryReader { window in
            let fold = window.reservedRegions(kind: .division, options: []).first?.frame
            HStack { Wide("Next").position(x: (fold?.minX ?? 200) - 62, y: 300) }
                .padding(.leading, 60)
        }
    }
}

/// A button pushed away from the window's left by a strip's place at its leading side.
private struct LeadingIsLeft: View {
    var body: some View {
        GeometryReader { proxy in
            let strip =
                proxy.reservedRegions(kind: .occlusion, options: []).map(\.frame)
                .max { $0.height < $1.height } ?? .zero
            Button("Menu") {}.frame(width: 60, height: 44)
                .frame(maxWidth: .infinity, alignment: .trailing)
                .environment(\.layoutDirection, .leftToRight)
                .padding(.trailing, max(0, proxy.size.width - strip.minX))
        }
        .ignoresSafeArea()
    }
}

/// A field that is another one when the device is folded.
private struct AnotherStack: View {
    var body: some View {
        GeometryReader { proxy in
            if proxy.reservedRegions(kind: .division, options: []).isEmpty {
                VStack { Draft() }
            } else {
                HStack { Draft() }
            }
        }
    }

    private struct Draft: View {
        @State private var text = ""

        var body: some View { TextField("Draft", text: $text).frame(width: 200) }
    }
}

/// Shows the list only where the fold runs from top to bottom.
private struct OneAxis: View {
    var body: some View {
        GeometryReader { proxy in
            let fold = proxy.reservedRegions(kind: .division, options: []).first?.frame
            HStack {
                if fold.map({ $0.height > $0.width }) ?? true { Button("List") {}.frame(width: 100, height: 44) }
                Text("Detail").frame(width: 100)
            }
        }
    }
}

/// Gives one pane what it prefers and lets the other have the rest, which is nothing.
private struct NoFloor: View {
    var body: some View {
        GeometryReader { proxy in
            let fold = proxy.reservedRegions(kind: .division, options: []).first?.frame
            let rest = (fold.map { max($0.minX, $0.minY) } ?? 900) - 460
            VStack {
                Text("Preferred")
                if rest > 0 { Button("Other") {}.frame(width: 100, height: 44) }
            }
        }
    }
}

/// Asks for the fold when it appears, and never again.
private struct AskedOnce: View {
    @State private var folds: [ReservedRegion] = []

    var body: some View {
        GeometryReader { proxy in
            RegionAvoidingLayout(regions: folds, alignment: .center) {
                Button("Delete") {}.frame(width: 300, height: 120)
            }
            .onAppear { folds = proxy.reservedRegions(kind: .division, options: []) }
        }
    }
}

/// Decides by the angle of the hinge.
private struct ByAngle: View {
    @State private var isFlat = false

    var body: some View {
        HStack(spacing: isFlat ? 200 : 40) {
            Text("Left")
            Text("Right")
        }
        .onHingeChange { _, context in isFlat = (context.hinge?.angle.degrees ?? 180) > 170 }
    }
}

/// Four even columns that know nothing of the fold.
private struct EvenColumns: View {
    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 4), spacing: 8) {
            ForEach(0..<12, id: \.self) { _ in Image("photo").resizable().frame(height: 80) }
        }
    }
}

/// Takes every wide window for two.
private struct InventedFold: View {
    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: proxy.size.width > proxy.size.height ? 60 : 0) {
                ScrollView { Text("Left").frame(maxWidth: .infinity) }
                ScrollView { Text("Right").frame(maxWidth: .infinity) }
            }
        }
    }
}

/// Ignores the safe area with all that there is.
private struct EverythingUnderEverything: View {
    var body: some View {
        VStack {
            HStack {
                Text("Title")
                Spacer()
                Button("Done") {}.frame(width: 60, height: 44)
            }
            Spacer()
        }
        .ignoresSafeArea()
    }
}
