import Observation
import SwiftUI

struct Photo: Identifiable, Hashable, Sendable {
    let id: UUID
    var title: String
    var isFavourite: Bool
}

@MainActor
@Observable
final class Library {
    var photos: [Photo] = []
    var selection: Set<Photo.ID> = []
    @ObservationIgnored private var loader: Task<Void, Never>?

    func load() {
        loader?.cancel()
        loader = Task { photos = (0..<12).map { Photo(id: UUID(), title: "Photo \($0)", isFavourite: $0 % 3 == 0) } }
    }
}

struct PhotoGrid: View {
    @Environment(Library.self) private var library
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var path = NavigationPath()
    @State private var query = ""
    @Namespace private var zoom

    private var columns: [GridItem] {
        sizeClass == .compact
            ? [GridItem(.flexible()), GridItem(.flexible())]
            : [GridItem(.adaptive(minimum: 120, maximum: 200), spacing: 12)]
    }

    var body: some View {
        NavigationStack(path: $path) {
            ScrollView {
                LazyVGrid(columns: columns, alignment: .center, spacing: 12, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(library.photos.filter { query.isEmpty || $0.title.contains(query) }) { photo in
                            NavigationLink(value: photo) { PhotoCell(photo: photo) }
                                .buttonStyle(.plain)
                                .matchedTransitionSource(id: photo.id, in: zoom)
                                .scrollTransition { content, phase in
                                    content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(phase.isIdentity ? 1 : 0.9)
                                }
                        }
                    } header: {
                        Text("\(library.photos.count) photos")
                            .font(.footnote)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .padding(8)
                            .background(.bar)
                    }
                }
                .padding(.horizontal)
                .scrollTargetLayout()
            }
            .scrollIndicators(.hidden)
            .scrollBounceBehavior(.basedOnSize)
            .navigationTitle("Photos")
            .navigationDestination(for: Photo.self) { photo in
                Text(photo.title).navigationTransition(.zoom(sourceID: photo.id, in: zoom))
            }
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
            .toolbarBackground(.visible, for: .navigationBar)
            .onAppear(perform: library.load)
            .onChange(of: library.selection) { print("selection") }
        }
    }
}

private struct PhotoCell: View {
    let photo: Photo

    var body: some View {
        AsyncImage(url: URL(string: "https://example.org/\(photo.id)")) { phase in
            switch phase {
            case .success(let image): image.resizable().scaledToFill()
            case .failure: Image(systemName: "exclamationmark.triangle").symbolRenderingMode(.multicolor)
            case .empty: ProgressView()
            @unknown default: EmptyView()
            }
        }
        .frame(height: 120)
        .clipShape(.rect(cornerRadius: 12))
        .overlay(alignment: .topTrailing) {
            if photo.isFavourite {
                Image(systemName: "heart.fill").foregroundStyle(.pink).padding(6).symbolEffect(.pulse)
            }
        }
        .contextMenu {
            Button("Share", systemImage: "square.and.arrow.up") {}
            Divider()
            Button("Delete", systemImage: "trash", role: .destructive) {}
        } preview: {
            Text(photo.title).padding()
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(photo.title)
    }
}
