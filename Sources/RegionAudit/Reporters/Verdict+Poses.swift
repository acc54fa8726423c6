extension Sequence<Verdict> {
    /// Verdicts on one layout in several poses as one for all the poses in which the same is wrong with it, which its
    /// scene's pose lists; others as they are.
    ///
    /// - Complexity: O(n · p) for n verdicts on layouts that are in p poses.
    public var groupedByPose: [Verdict] {
        var result: [Verdict] = []
        for verdict in self {
            let run = result.indices.reversed().prefix { index in
                result[index].file == verdict.file && result[index].id == verdict.id
            }
            if let index = run.first(where: { result[$0].isSameButForPose(as: verdict) }), let pose = verdict.scene.pose
            {
                result[index].scene.pose = [result[index].scene.pose, pose].compactMap(\.self).joined(separator: ", ")
            } else {
                result.append(verdict)
            }
        }
        return result
    }
}

extension Verdict {
    fileprivate func isSameButForPose(as other: Verdict) -> Bool {
        findings == other.findings && notes == other.notes && unjudged == other.unjudged
            && scene.device == other.scene.device && scene.window == other.scene.window
            && direction == other.direction
    }
}
