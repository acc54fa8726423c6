import Foundation
import RegionAudit
import RegionModel
import Testing

@Suite("Dumps of browsers")
struct BrowserDumpTests {
    private static func boxes(_ viewport: String) -> String {
        #"{\#(viewport)"boxes":[{"tag":"button","text":"Buy","rect":{"x":1,"y":2,"width":30,"height":40}}]}"#
    }

    @Test("Each document is in the viewport that it states itself, else in the first that the file states")
    func viewports() throws {
        let lines = [
            Self.boxes(#""viewport":{"width":402,"height":874},"#), Self.boxes(""),
            Self.boxes(#""innerWidth":800,"innerHeight":600,"#),
            Self.boxes(#""inner":[320,480],"segments":[[0,0,150,480],[170,0,150,480]],"#),
        ]
        let trees = try Dump(Data(lines.joined(separator: "\n").utf8)).trees
        #expect(
            trees.map(\.window) == [
                StatedWindow(size: CGSize(width: 402, height: 874), source: "the viewport"),
                StatedWindow(size: CGSize(width: 320, height: 480), source: "the window's inner size"),
                StatedWindow(size: CGSize(width: 800, height: 600), source: "innerWidth and innerHeight"),
                StatedWindow(size: CGSize(width: 320, height: 480), source: "the window's inner size"),
            ])
        let fold = ["The browser has a fold at [150, 0, 20, 480]."]
        #expect(trees.map(\.notes) == [[], fold, [], fold])
    }

    @Test("Trees of one document are in the viewport beside each")
    func envelopes() throws {
        let trees = [(402, 874), (874, 402)].map { width, height in
            #"{"viewport":{"width":\#(width),"height":\#(height)},"#
                + #""nodes":[{"nodeId":"1","role":{"value":"button"},"box":[1,2,30,40]}]}"#
        }
        let sizes = try Dump(Data("[\(trees.joined(separator: ","))]".utf8)).trees.map(\.window.size)
        #expect(sizes == [CGSize(width: 402, height: 874), CGSize(width: 874, height: 402)])
    }

    @Test("The pixels of a snapshot are those of the layout viewport beside it")
    func densities() throws {
        let snapshots = [1, 2].map { density in
            #"{"layoutViewport":{"clientWidth":\#(400 * density),"clientHeight":\#(800 * density)},"#
                + #""cssLayoutViewport":{"clientWidth":400,"clientHeight":800},"strings":["#
                + ##""#document","BUTTON"],"documents":[{"nodes":{"parentIndex":[-1,0],"nodeName":[0,1]},"##
                + #""layout":{"nodeIndex":[0,1],"bounds":[[0,0,\#(400 * density),\#(800 * density)],[0,0,80,40]]}}]}"#
        }
        let trees = try Dump(Data(snapshots.joined(separator: "\n").utf8)).trees
        #expect(trees.map { $0.elements[1].frame?.width } == [80, 40])
    }

    @Test("What is laid out of no node is passed over", arguments: [-1, 7])
    func strayLayout(node: Int) throws {
        let text =
            ##"{"strings":["#document","BUTTON"],"documents":[{"nodes":{"parentIndex":[-1,0],"nodeName":[0,1]},"##
            + #""layout":{"nodeIndex":[0,\#(node),1],"bounds":[[0,0,400,800],[1,1,9,9],[0,0,80,40]]}}]}"#
        let tree = try #require(try Dump(Data(text.utf8)).trees.first)
        #expect(tree.elements.map(\.kind) == ["#document", "button"])
    }
}
