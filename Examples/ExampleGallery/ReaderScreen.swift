import RegionGallery

/// A list of articles and the article, each on its own side of the fold.
struct ReaderScreen: View {
    let articles: [Article]

    var body: some View {
        GeometryReader { proxy in
            Panes(folds: proxy.reservedRegions(kind: .division)) {
                ArticleList(articles: articles).background(Color(white: 0.95))
                ArticlePage(article: articles[0])
            }
        }
    }
}

/// An article of a paper.
struct Article: Identifiable {
    let id: Int
    let title: String
    let section: String
    let paragraphs: [String]

    static let samples = [
        Article(
            id: 1, title: "A lighthouse learns to fold", section: "Coast",
            paragraphs: [
                "The lamp room at the point was built in two halves, so that it could be carried up the cliff by "
                    + "hand. A hundred years later the seam is still the first thing visitors ask about.",
                "Keepers hung their charts on either side of it, and never across.",
            ]),
        Article(id: 2, title: "Bread without a clock", section: "Kitchen", paragraphs: []),
        Article(id: 3, title: "The quiet ferry", section: "Travel", paragraphs: []),
    ]
}

/// The titles of articles, one below the other.
struct ArticleList: View {
    let articles: [Article]

    var body: some View {
        Clear {
            ForEach(articles) { article in
                VStack(alignment: .leading, spacing: 2) {
                    Text(article.section).font(.caption).foregroundColor(.secondary)
                    Text(article.title).font(.headline).lineLimit(1)
                }
                // As wide as there is room, so that every title has a line of its own.
                .frame(idealWidth: .infinity, maxWidth: .infinity, alignment: .leading)
            }
        }
    }
}

/// An article's text.
struct ArticlePage: View {
    let article: Article

    var body: some View {
        Clear {
            Text(article.title).font(.title2).bold().lineLimit(2)
            ForEach(article.paragraphs, id: \.self) { paragraph in
                Text(paragraph).font(.callout).lineLimit(6)
            }
        }
    }
}

/// Texts in lines that keep clear of cameras and of a window's own buttons.
struct Clear<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        GeometryReader { proxy in
            RegionAvoidingLayout(regions: proxy.reservedRegions(kind: .occlusion), lineSpacing: 12) {
                content()
            }
        }
        .padding(16)
    }
}
