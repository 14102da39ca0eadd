// Joins by size alone, and adds the heights on the way up each time
#include <iostream>
#include <string>
#include <utility>
#include <vector>

struct Point {
    int parent;
    int size = 1;
    long long height = 0;
};

static std::pair<int, long long> fromRoot(const std::vector<Point>& points, int at) {
    long long sum = 0;
    while (points[at].parent != at) {
        sum += points[at].height;
        at = points[at].parent;
    }
    return {at, sum};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::vector<Point> points;
    for (int at = 0; at <= n; ++at) points.push_back({at});
    int struck = 0;
    int answered = 0;
    long long total = 0;
    std::string entry;
    int a = 0;
    int b = 0;
    while (q-- > 0 && std::cin >> entry >> a >> b) {
        auto [upper, aboveA] = fromRoot(points, a);
        auto [lower, aboveB] = fromRoot(points, b);
        if (entry == "ask") {
            if (upper == lower) {
                ++answered;
                total += aboveB - aboveA;
            }
            continue;
        }
        long long measured = 0;
        std::cin >> measured;
        long long shift = aboveA + measured - aboveB;
        if (upper == lower) {
            if (shift != 0) ++struck;
            continue;
        }
        if (points[upper].size < points[lower].size) {
            std::swap(upper, lower);
            shift = -shift;
        }
        points[lower].parent = upper;
        points[lower].height = shift;
        points[upper].size += points[lower].size;
    }
    std::cout << struck << ' ' << answered << ' ' << total << '\n';
    return 0;
}
