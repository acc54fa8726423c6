import RegionModel

/// Tells of each snapshot of a playback what is different from the one before.
struct PlaybackComparison {
    private var tracks = ElementTracks()
    private var last: LayoutSnapshot?

    /// What happened at the next step.
    mutating func step(at time: Double, _ snapshot: LayoutSnapshot, _ work: LayoutWork) -> ScenePlayback.Step {
        tracks.add(snapshot)
        defer { last = snapshot }
        var step = ScenePlayback.Step(
            time: time, snapshot: snapshot, moves: [], appeared: [], disappeared: [], work: work,
            newDiagnostics: snapshot.diagnostics.filter { last?.diagnostics.contains($0) != true })
        guard let last else { return step }
        let (known, now) = (tracks.tracks[tracks.tracks.count - 2], tracks.tracks[tracks.tracks.count - 1])
        var places = [Int?](repeating: nil, count: tracks.count)
        for (index, track) in known.enumerated() { places[track] = index }
        for (index, track) in now.enumerated() {
            guard let place = places[track] else {
                step.appeared.append(snapshot.path(of: index))
                continue
            }
            places[track] = nil
            let (old, new) = (last.elements[place].frame, snapshot.elements[index].frame)
            if old != new { step.moves.append(ElementMove(path: snapshot.path(of: index), old: old, new: new)) }
        }
        step.disappeared = places.compactMap(\.self).sorted().map(last.path)
        return step
    }
}
