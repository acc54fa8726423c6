import RegionModel

extension HingeRule {
    /// Reads a rule in the form that `docs/devices.md` tells.
    ///
    /// - Parameter divisions: The names of the profile's divisions.
    /// - Throws: `InputError` naming the field that is wrong, unknown or missing.
    init(json: JSONField, divisions: [String]) throws(InputError) {
        try json.allowOnly(["opensAt", "closesAt", "fullyOpenFrom", "folds"])
        let opening = try json.required("opensAt").hingeAngle()
        let closing = try json.required("closesAt").hingeAngle()
        let field = try json.required("fullyOpenFrom")
        let open = try field.hingeAngle()
        guard open > opening, open > closing else {
            throw field.error(expected: "an angle beyond those where the hinge opens and closes")
        }
        var folds: [String] = []
        for fold in try json.list("folds", limit: ProfileReader.regionLimit) {
            folds.append(try fold.reference(among: divisions))
        }
        (opensAt, closesAt, fullyOpenFrom) = (opening, closing, open)
        self.folds = folds
    }
}

extension JSONField {
    /// An angle that a hinge can have, given in degrees.
    func hingeAngle() throws(InputError) -> Angle {
        guard (0...360).contains(try number()) else { throw error(expected: "degrees from 0 to 360") }
        return .degrees(try number())
    }
}
