// Searches from the coast, with an ordered set in which the cost of a town is lowered
#include <climits>
#include <iostream>
#include <set>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    std::vector<std::vector<std::pair<int, long long>>> roads(n + 1);
    for (int road = 0; road < m; ++road) {
        int one = 0;
        int other = 0;
        long long toll = 0;
        std::cin >> one >> other >> toll;
        roads[one].emplace_back(other, toll);
        roads[other].emplace_back(one, toll);
    }
    using Cost = std::pair<long long, int>;
    const Cost unknown{LLONG_MAX, 0};
    std::vector<Cost> best(n + 1, unknown);
    best[n] = {0, 0};
    std::set<std::pair<Cost, int>> open{{best[n], n}};
    while (!open.empty()) {
        const auto [cost, town] = *open.begin();
        open.erase(open.begin());
        for (const auto& [other, toll] : roads[town]) {
            const Cost next{cost.first + toll, cost.second + 1};
            if (next >= best[other]) continue;
            open.erase({best[other], other});
            best[other] = next;
            open.insert({next, other});
        }
    }
    if (best[1] == unknown) std::cout << "none\n";
    else std::cout << best[1].first << ' ' << best[1].second << '\n';
    return 0;
}
