import RegionModel
import SnapshotDrawing

/// The fonts that views are measured and drawn with, opened once for all tests.
enum Fonts {
    static let measurer = Result { () throws(InputError) in try PangoTextMeasurer() }
}
