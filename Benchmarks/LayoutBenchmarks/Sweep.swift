import ReservedRegions

/// A screen of about as many elements as `count`: rows of texts that scroll, and beside them controls around the fold
/// that one reader asks for.
struct Sweep: View {
    let count: Int

    var body: some View {
        VStack(spacing: 0) {
            Text("Messages").font(.headline)
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 8) {
                    ForEach(0..<count / 5) { index in
                        HStack {
                            Text("Sender \(index)").font(.subheadline)
                            Text("What there is to say of it")
                            Spacer()
                            Button("Reply") {}
                        }
                        .padding(.horizontal)
                    }
                }
            }
            GeometryReader { proxy in
                RegionAvoidingLayout(
                    regions: proxy.reservedRegions(kind: .division, options: [])
                        + proxy.reservedRegions(kind: .occlusion, options: []), spacing: 12
                ) {
                    ForEach(0..<12) { index in Button("Tool \(index)") {}.frame(width: 72, height: 44) }
                }
            }
            .frame(height: 160)
        }
    }
}
