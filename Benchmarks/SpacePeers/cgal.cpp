// The largest empty rectangle among points, by CGAL.
//
// Reads the bounds' size and then points as rectangles without a size; writes a line of JSON.

#include <CGAL/Largest_empty_iso_rectangle_2.h>
#include <CGAL/Simple_cartesian.h>

#include "peer.hpp"

int main() {
    using Kernel = CGAL::Simple_cartesian<double>;
    using Finder = CGAL::Largest_empty_iso_rectangle_2<Kernel>;
    const Input input = read_input();
    std::vector<Kernel::Point_2> points;
    for (const Rect& o : input.obstacles) points.emplace_back(o.left, o.top);
    const Rect& bounds = input.bounds;
    double area = 0;
    const double time = least_time([&] {
        Finder finder(Kernel::Iso_rectangle_2(bounds.left, bounds.top, bounds.right, bounds.bottom));
        finder.insert(points.begin(), points.end());
        area = finder.get_largest_empty_iso_rectangle().area();
    });
    std::printf("{\"largest\": %.0f, \"area\": %.17g}\n", time, area);
}
