/// Dumps that are lists, in which each element is in the one before it.
enum Chain: CaseIterable {
    case agentDevice, droidBot, accessibilityTree, domSnapshot, maestroTable

    /// A dump of a number of elements.
    func text(of count: Int) -> String {
        switch self {
        case .agentDevice: #"{"nodes":[\#(list(of: count, node))]}"#
        case .droidBot: #"{"views":[\#(list(of: count, node))]}"#
        case .accessibilityTree: #"{"nodes":[\#(list(of: count, node))]}"#
        case .domSnapshot:
            #"{"strings":["DIV"],"documents":[{"nodes":{"parentIndex":[\#(list(of: count) { "\($0 - 1)" })],"#
                + #""nodeName":[\#(list(of: count) { _ in "0" })]},"layout":{"nodeIndex":["#
                + #"\#(list(of: count) { "\($0)" })],"bounds":[\#(list(of: count) { _ in "[0,0,9,9]" })]}}]}"#
        case .maestroTable: "element_num,depth,bounds,attributes,parent_num\n" + (0..<count).map(node).joined()
        }
    }

    private func list(of count: Int, _ item: (Int) -> String) -> String {
        (0..<count).map(item).joined(separator: ",")
    }

    private func node(_ index: Int) -> String {
        switch self {
        case .agentDevice: #"{"index":\#(index),"parentIndex":\#(index - 1),"type":"Other","rect":[0,0,9,9]}"#
        case .droidBot: #"{"temp_id":\#(index),"parent":\#(index - 1),"class":"View","bounds":[[0,0],[9,9]]}"#
        case .accessibilityTree:
            #"{"nodeId":"\#(index)","parentId":"\#(index - 1)","role":{"value":"group"},"box":[0,0,9,9]}"#
        case .domSnapshot: ""
        case .maestroTable:
            "\(index),\(index),\"[0,0][9,9]\",\"class=View\",\(index == 0 ? "" : "\(index - 1)")\n"
        }
    }
}
