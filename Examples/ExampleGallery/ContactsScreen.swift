import RegionGallery

/// People whose names are written in several scripts, in as many columns as there is room for beside the fold.
struct ContactsScreen: View {
    let contacts: [Contact]

    var body: some View {
        GeometryReader { proxy in
            RegionAvoidingLayout(
                regions: proxy.reservedRegions(kind: .division) + proxy.reservedRegions(kind: .occlusion)
            ) {
                ForEach(contacts) { contact in
                    ContactCard(contact: contact)
                }
            }
        }
        .padding(12)
    }
}

/// Somebody one knows.
struct Contact: Identifiable {
    let id: Int
    let name: String
    let note: String
    let color: Color

    static let samples = [
        Contact(id: 1, name: "ليلى حداد", note: "Layla Haddad · بيروت", color: .teal),
        Contact(id: 2, name: "נועה כהן", note: "Noa Cohen · חיפה", color: .indigo),
        Contact(id: 3, name: "Emma Larsen", note: "إيما لارسن · Bergen", color: .orange),
        Contact(id: 4, name: "יוסף מזרחי", note: "Yosef Mizrahi 03-555", color: .pink),
        Contact(id: 5, name: "عمر ناصر", note: "Omar Nasser (العمل)", color: .blue),
        Contact(id: 6, name: "Tomás Vidal", note: "תומאס וידאל · Porto", color: .brown),
        Contact(id: 7, name: "סבתא רות", note: "Grandma Ruth · ירושלים", color: .mint),
        Contact(id: 8, name: "د. سلمى قاسم", note: "Dr. Salma Qasim (8–16)", color: .purple),
        Contact(id: 9, name: "Ines Krüger", note: "إينس · Köln, Büro 2", color: .green),
    ]
}

/// A person's name in one script, and a line in which scripts mix.
struct ContactCard: View {
    let contact: Contact

    var body: some View {
        HStack(spacing: 12) {
            Circle().fill(contact.color.opacity(0.7)).frame(width: 36, height: 36)
            VStack(alignment: .leading, spacing: 2) {
                Text(contact.name).font(.headline).lineLimit(1)
                Text(contact.note).font(.footnote).foregroundColor(.secondary).lineLimit(1)
            }
            Spacer(minLength: 0)
            Button("Call") {}.font(.subheadline)
        }
        .padding(10)
        .frame(width: 272, height: 56)
        .background(Color(white: 0.95), in: RoundedRectangle(cornerRadius: 12))
        .accessibilityIdentifier("contact-\(contact.id)")
    }
}
