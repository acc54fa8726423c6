import Foundation
import RegionGeometry
import RegionModel

/// A layout and another of the same views that it is held against.
struct Pair {
    let audit: Audit
    let reference: LayoutSnapshot
    let snapshot: LayoutSnapshot
    /// The controls and texts of the layout that are judged.
    let subjects: [Subject]
    /// Those of the layout that it is held against.
    let referenceSubjects: [Subject]
    let surroundings: Surroundings
    let referenceSurroundings: Surroundings
    private let course: Course
    private let carriers: Carriers

    init(_ snapshot: LayoutSnapshot, _ reference: LayoutSnapshot, _ audit: Audit) {
        (self.snapshot, self.reference, self.audit) = (snapshot, reference, audit)
        course = Course(
            SnapshotSequence([.init(time: 0, snapshot: reference), .init(time: 1, snapshot: snapshot)]), audit: audit)
        carriers = Carriers(in: course, from: 0, to: 1)
        (subjects, referenceSubjects) = (course.subjects(at: 1), course.subjects(at: 0))
        (surroundings, referenceSurroundings) = (course.surroundings(at: 1), course.surroundings(at: 0))
    }

    /// The element of the other layout that an element is; `nil` where it is not there.
    func origin(of element: Int) -> Int? { carriers.origin(of: element) }

    /// How far an element is from where it is in the other layout, in points; `nil` where it is not there.
    func displacement(of element: Int) -> CGSize? { carriers.displacement(of: element) }

    /// Whether an element is elsewhere, or of another size, than in the other layout.
    func differs(_ element: Int) -> Bool {
        guard let origin = origin(of: element) else { return true }
        return !course.isSame(snapshot.elements[element].frame, reference.elements[origin].frame)
    }

    /// What is elsewhere than in the other layout: of what is judged, and each once with what moved as it did.
    var displaced: [Int] {
        var told: Set<Int> = []
        return subjects.compactMap { subject in
            guard differs(subject.index) else { return nil }
            let carrier = carriers.carrier(of: subject.index)
            return told.insert(carrier).inserted ? carrier : nil
        }
    }

    /// How far an element is from where it is in the other layout, in words.
    func distance(of element: Int) -> String {
        guard let way = displacement(of: element) else { return "is not there" }
        return way.length > audit.tolerance ? "is \(way.length.inWords) pt elsewhere" : "has another size"
    }

    func finding(
        _ rule: String, _ severity: Severity = .warning, on element: Int, region: SceneRegion? = nil,
        _ message: String, remedy: String
    ) -> Finding {
        Finding(rule, severity, on: element, in: snapshot, region: region, message: message, remedy: remedy)
    }
}
