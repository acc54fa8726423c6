import Foundation
import RegionGeometry
import Testing

@Suite("Pixels")
struct PixelTests {
    @Test("Rectangles that share an edge share it on pixels", arguments: [1, 2, 3] as [CGFloat])
    func sharedEdges(scale: CGFloat) {
        for count in 1...40 {
            let width = 100 / CGFloat(count)
            let columns = (0..<count).map {
                CGRect(x: CGFloat($0) * width, y: 0, width: width, height: 10).roundedToPixels(scale: scale)
            }
            for (column, next) in zip(columns, columns.dropFirst()) { #expect(abs(column.maxX - next.minX) < 1e-9) }
            for column in columns {
                #expect(abs((column.minX * scale).rounded() - column.minX * scale) < 1e-9)
                #expect(column.roundedToPixels(scale: scale) == column, "rounded again, it stays")
            }
        }
    }

    @Test("What has no pixels stays as it is", arguments: [0, -1, CGFloat.nan, .infinity])
    func hostileScale(scale: CGFloat) {
        let rect = CGRect(x: 0.3, y: 0.3, width: 5.5, height: 5.5)
        #expect(rect.roundedToPixels(scale: scale) == rect)
    }

    @Test("Frames beyond all pixels stay finite")
    func hostileRects() {
        let large = CGRect(x: 1e300, y: -1e308, width: 1e300, height: 5).roundedToPixels(scale: 1e10)
        #expect(large.minX.isFinite && large.minY.isFinite && large.width.isFinite && large.height.isFinite)
        #expect(CGRect.null.roundedToPixels(scale: 2).isNull)
    }
}
