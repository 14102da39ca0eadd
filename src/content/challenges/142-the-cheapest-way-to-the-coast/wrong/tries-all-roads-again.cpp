// Goes through all roads until nothing changes: right, and too slow for a long chain
#include <climits>
#include <iostream>
#include <utility>
#include <vector>

struct Road {
    int one;
    int other;
    long long toll;
};

int main() {
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    std::vector<Road> roads(m);
    for (auto& [one, other, toll] : roads) std::cin >> one >> other >> toll;
    using Cost = std::pair<long long, int>;
    std::vector<Cost> best(n + 1, Cost{LLONG_MAX, 0});
    best[1] = {0, 0};
    for (bool changed = true; changed;) {
        changed = false;
        for (int at = m - 1; at >= 0; --at) {
            const int ends[] = {roads[at].one, roads[at].other};
            for (int side = 0; side < 2; ++side) {
                const Cost from = best[ends[side]];
                if (from.first == LLONG_MAX) continue;
                const Cost next{from.first + roads[at].toll, from.second + 1};
                if (next < best[ends[1 - side]]) {
                    best[ends[1 - side]] = next;
                    changed = true;
                }
            }
        }
    }
    if (best[n].first == LLONG_MAX) std::cout << "none\n";
    else std::cout << best[n].first << ' ' << best[n].second << '\n';
    return 0;
}
