import SwiftUI

struct OlderForms: View {
    @ObservedObject var model: OlderModel
    @Environment(\.presentationMode) private var presentationMode
    @State private var showingAlert = false
    @State private var choice = 0

    var body: some View {
        NavigationView {
            VStack(alignment: .center, spacing: nil) {
                Text("Hello, ").foregroundColor(.red) + Text(model.name).bold()
                Picker(selection: $choice, label: Text("Choice")) {
                    Text("One").tag(0)
                    Text("Two").tag(1)
                }
                .pickerStyle(SegmentedPickerStyle())
                TextField("Name", text: $model.name, onCommit: { self.model.save() })
                    .textFieldStyle(RoundedBorderTextFieldStyle())
                    .autocapitalization(.none)
                    .disableAutocorrection(true)
                NavigationLink(destination: Text("There")) { Text("Go there") }
                Button(action: { self.showingAlert = true }) { Text("Delete").foregroundColor(.white) }
                    .padding()
                    .background(Color(.systemRed))
                    .cornerRadius(8)
                    .alert(isPresented: $showingAlert) {
                        Alert(
                            title: Text("Really?"), message: Text("All is lost."),
                            primaryButton: .destructive(Text("Delete")) { self.model.save() },
                            secondaryButton: .cancel())
                    }
            }
            .background(Color(UIColor.secondarySystemBackground).edgesIgnoringSafeArea(.all))
            .navigationBarTitle(Text("Older"))
            .navigationBarItems(trailing: EditButton())
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .accentColor(.orange)
        .onChange(of: choice) { newChoice in
            print(newChoice)
        }
    }
}

class OlderModel: ObservableObject {
    @Published var name = "world"
    let objectWillChange = ObservableObjectPublisher()

    func save() { objectWillChange.send() }
}
