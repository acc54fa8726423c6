#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <limits>
#include <vector>

struct Rect {
    double left, top, right, bottom;

    double area() const { return (right - left) * (bottom - top); }
};

struct Input {
    Rect bounds;
    std::vector<Rect> obstacles;
};

inline Input read_input() {
    Input input{{0, 0, 0, 0}, {}};
    double x, y, width, height;
    if (std::scanf("%lf %lf", &input.bounds.right, &input.bounds.bottom) != 2) return input;
    while (std::scanf("%lf %lf %lf %lf", &x, &y, &width, &height) == 4)
        input.obstacles.push_back({x, y, x + width, y + height});
    return input;
}

// The least of the times that some work takes in half a second, in nanoseconds.
template <typename Work>
double least_time(Work work) {
    using Clock = std::chrono::steady_clock;
    double best = std::numeric_limits<double>::infinity();
    const auto end = Clock::now() + std::chrono::milliseconds(500);
    do {
        const auto start = Clock::now();
        work();
        best = std::min(best, std::chrono::duration<double, std::nano>(Clock::now() - start).count());
    } while (Clock::now() < end);
    return best;
}
