import CPangoCairo
import Foundation

extension VectorPath {
    /// The current path of a Cairo context.
    init(of context: OpaquePointer?) {
        self.init()
        guard let path = cairo_copy_path(context) else { return }
        defer { cairo_path_destroy(path) }
        guard var data = path.pointee.data else { return }
        let end = data + Int(path.pointee.num_data)
        while data < end {
            let header = data.pointee.header
            let point = { CGPoint(x: data[$0].point.x, y: data[$0].point.y) }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: move(to: point(1))
            case CAIRO_PATH_LINE_TO: line(to: point(1))
            case CAIRO_PATH_CURVE_TO: curve(point(1), point(2), to: point(3))
            default: close()
            }
            data += Int(header.length)
        }
        dropLastMove()
    }

    /// Makes this the current path of a Cairo context.
    func apply(to context: OpaquePointer?) {
        for element in elements {
            switch element {
            case .move(let point): cairo_move_to(context, point.x, point.y)
            case .line(let point): cairo_line_to(context, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(context)
            }
        }
    }
}
