/// Documents that cannot be used.
enum BadDocuments {
    /// Documents with what the tool says of them.
    static let all: [(document: String, sentence: String)] = [
        ("", "found an empty file, expected a JSON document"),
        ("{\"type\":", "line 1, column 9: found the end of the text, expected a JSON value"),
        ("{\n  \"type\": \"Text\",\n}", "line 3, column 1: found \"}\", expected the name of a member in quotes"),
        ("NaN", "line 1, column 1: found \"N\", expected a JSON value"),
        ("3", "found 3, expected an object"),
        ("{}", "found no \"view\", expected an object with \"view\""),
        (#"{"view":{}}"#, "view: found no \"type\", expected an object with \"type\""),
        (#"{"type":"HStak"}"#, "type: found \"HStak\", expected \"HStack\""),
        (#"{"type":7}"#, "type: found 7, expected a string"),
        (#"{"type":"Text"}"#, "found no \"text\", expected an object with \"text\""),
        (
            #"{"type":"ArrangementView","style":"layered"}"#,
            "style: found \"layered\", expected one of split, overlay"
        ),
        (
            #"{"type":"ArrangementView","primary":{"type":"Color","modifiers":[{"overlayArrangementEdge":3}]}}"#,
            "primary.modifiers[0].overlayArrangementEdge: found 3, expected a string"
        ),
        (
            #"{"type":"Color","modifiers":[{"splitArrangementLayoutRatio":{"minHorizontal":1.5}}]}"#,
            "modifiers[0].splitArrangementLayoutRatio.minHorizontal: found 1.5, expected a number from 0 to 1"
        ),
        (
            #"{"type":"RegionAvoidingLayout","packing":"bestFit","columns":2}"#,
            "packing: found \"bestFit\", expected no \"columns\" beside it"
        ),
        (
            #"{"type":"RegionAvoidingGrid","columns":2,"minimumColumnWidth":90}"#,
            "columns: found 2, expected no \"minimumColumnWidth\" beside it"
        ),
        (
            #"{"type":"Color","modifiers":[{"displaced":{"side":"controls","strategy":"nearest"}}]}"#,
            "modifiers[0].displaced.side: found \"controls\", expected no \"strategy\" beside it"
        ),
        (#"{"type":"Color","colour":"red"}"#, "found an unknown field \"colour\", expected \"color\""),
        (
            ##"{"type":"Color","color":"#12"}"##,
            "color: found \"#12\", expected a colour such as \"#3366ff\""
        ),
        (
            #"{"type":"HStack","spacing":1e10}"#,
            "spacing: found 10000000000, expected a number from -1000000000 to 1000000000"
        ),
        (
            #"{"type":"Color","modifiers":[{"frame":{"width":-1}}]}"#,
            "modifiers[0].frame.width: found -1, expected a length of zero or more"
        ),
        (
            #"{"type":"Color","modifiers":[{"frame":{"width":1e308}}]}"#,
            "modifiers[0].frame.width: found 1e+308, expected a length of at most 1000000000"
        ),
        (
            #"{"type":"Color","modifiers":[{"frame":{"minWidth":"infinity"}}]}"#,
            "modifiers[0].frame.minWidth: found \"infinity\", expected a number"
        ),
        (
            #"{"type":"Color","modifiers":[{"frame":{"width":1,"maxHeight":2}}]}"#,
            "modifiers[0].frame: found \"width\" beside limits, expected a fixed frame or one with limits"
        ),
        (
            #"{"type":"Color","modifiers":[{"padding":1,"offset":[1,1]}]}"#,
            "modifiers[0]: found 2 modifiers in one object, expected one, since an object does not say which "
                + "comes first"
        ),
        (
            #"{"type":"Color","modifiers":[{"paddin":1}]}"#,
            "modifiers[0]: found an unknown field \"paddin\", expected \"padding\""
        ),
        (
            #"{"type":"Color","modifiers":[{"id":{"a":1}}]}"#,
            "modifiers[0].id: found an object, expected a string"
        ),
        (
            #"{"type":"Color","modifiers":[{"aspectRatio":{"ratio":0}}]}"#,
            "modifiers[0].aspectRatio.ratio: found 0, expected a ratio above zero"
        ),
        (
            #"{"type":"Color","modifiers":[{"font":0}]}"#,
            "modifiers[0].font: found 0, expected a size above 0 and of at most 1000 points"
        ),
        (
            #"{"proposal":[1],"view":{"type":"Color"}}"#, "proposal: found an array of 1 item, expected an array of 2"
        ),
        (
            #"{"proposal":[1,-2],"view":{"type":"Color"}}"#,
            "proposal[1]: found -2, expected a length of zero or more"
        ),
        (
            #"{"type":"Color","modifiers":[\#(list(of: #"{"padding":0}"#, count: 101))]}"#,
            "modifiers: found an array of 101 items, expected at most 100 modifiers"
        ),
        (
            nested(100_000), "found nesting deeper than 400 levels, expected a flatter document"
        ),
    ]

    /// Stacks within one another.
    static func nested(_ depth: Int, modifiers: String = "") -> String {
        let end = #"],"modifiers":[\#(modifiers)]}"#
        return String(repeating: #"{"type":"VStack","content":["#, count: depth) + #"{"type":"Color"}"#
            + String(repeating: end, count: depth)
    }

    static func list(of item: String, count: Int) -> String {
        Array(repeating: item, count: count).joined(separator: ",")
    }
}
