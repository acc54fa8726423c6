// All maximal empty rectangles and the largest one, on the grid of the obstacles' edges: the heights of free columns
// above each row are a histogram, whose maximal rectangles a stack finds.
//
// Reads the bounds' size and then obstacles, `x y width height` each; writes a line of JSON.

#include <algorithm>
#include <vector>

#include "peer.hpp"

namespace {

struct Grid {
    std::vector<double> xs, ys;
    std::vector<unsigned char> blocked;
    std::size_t columns = 0, rows = 0;

    Grid(const Rect& bounds, const std::vector<Rect>& obstacles) {
        xs = {bounds.left, bounds.right};
        ys = {bounds.top, bounds.bottom};
        for (const Rect& o : obstacles) {
            xs.push_back(std::clamp(o.left, bounds.left, bounds.right));
            xs.push_back(std::clamp(o.right, bounds.left, bounds.right));
            ys.push_back(std::clamp(o.top, bounds.top, bounds.bottom));
            ys.push_back(std::clamp(o.bottom, bounds.top, bounds.bottom));
        }
        sort_unique(xs);
        sort_unique(ys);
        columns = xs.size() - 1;
        rows = ys.size() - 1;
        blocked.assign(columns * rows, 0);
        for (const Rect& o : obstacles) {
            const std::size_t left = place(xs, o.left), right = place(xs, o.right);
            for (std::size_t row = place(ys, o.top), end = place(ys, o.bottom); row < end; ++row)
                std::fill(&blocked[row * columns] + left, &blocked[row * columns] + right, 1);
        }
    }

    static void sort_unique(std::vector<double>& values) {
        std::sort(values.begin(), values.end());
        values.erase(std::unique(values.begin(), values.end()), values.end());
    }

    static std::size_t place(const std::vector<double>& values, double value) {
        const auto found = std::lower_bound(values.begin(), values.end(), value) - values.begin();
        return std::min<std::size_t>(found, values.size() - 1);
    }

    // Calls `take(left, top, right, bottom)` with the grid lines of each rectangle that is maximal to the sides and
    // upwards, and, where `all` are wanted, downwards.
    template <bool all, typename Take>
    void rectangles(Take take) const {
        struct Column {
            std::size_t start, top;
        };
        std::vector<std::size_t> tops(columns, 0);
        std::vector<std::size_t> below(columns + 1, 0);
        std::vector<Column> stack;
        for (std::size_t row = 0; row < rows; ++row) {
            const unsigned char* cells = &blocked[row * columns];
            for (std::size_t c = 0; c < columns; ++c)
                if (cells[c]) tops[c] = row + 1;
            if (all)
                for (std::size_t c = 0; c < columns; ++c)
                    below[c + 1] = below[c] + (row + 1 == rows || cells[columns + c]);
            for (std::size_t c = 0; c <= columns; ++c) {
                const std::size_t top = c < columns ? tops[c] : row + 1;
                std::size_t start = c;
                while (!stack.empty() && stack.back().top < top) {
                    start = stack.back().start;
                    if (!all || below[c] > below[start]) take(start, stack.back().top, c, row + 1);
                    stack.pop_back();
                }
                if (top <= row && (stack.empty() || stack.back().top > top)) stack.push_back({start, top});
            }
            stack.clear();
        }
    }
};

std::vector<Rect> maximal(const Rect& bounds, const std::vector<Rect>& obstacles) {
    const Grid grid(bounds, obstacles);
    std::vector<Rect> found;
    grid.rectangles<true>([&](std::size_t left, std::size_t top, std::size_t right, std::size_t bottom) {
        found.push_back({grid.xs[left], grid.ys[top], grid.xs[right], grid.ys[bottom]});
    });
    return found;
}

Rect largest(const Rect& bounds, const std::vector<Rect>& obstacles) {
    const Grid grid(bounds, obstacles);
    Rect best{0, 0, 0, 0};
    grid.rectangles<false>([&](std::size_t left, std::size_t top, std::size_t right, std::size_t bottom) {
        const Rect rect{grid.xs[left], grid.ys[top], grid.xs[right], grid.ys[bottom]};
        if (rect.area() > best.area()) best = rect;
    });
    return best;
}

}  // namespace

int main() {
    const Input input = read_input();
    std::size_t count = 0;
    double area = 0;
    const double all = least_time([&] { count = maximal(input.bounds, input.obstacles).size(); });
    const double one = least_time([&] { area = largest(input.bounds, input.obstacles).area(); });
    std::printf("{\"maximal\": %.0f, \"largest\": %.0f, \"count\": %zu, \"area\": %.17g}\n", all, one, count, area);
}
