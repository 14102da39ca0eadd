#include <functional>
#include <iostream>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

using Entry = std::tuple<long long, int, int>;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    std::vector<std::vector<std::pair<int, long long>>> roads(n + 1);
    while (m-- > 0) {
        int one = 0;
        int other = 0;
        long long toll = 0;
        std::cin >> one >> other >> toll;
        roads[one].push_back({other, toll});
        roads[other].push_back({one, toll});
    }
    std::vector<bool> settled(n + 1, false);
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> heap;
    heap.push({0, 0, 1});
    while (!heap.empty()) {
        const auto [cost, count, town] = heap.top();
        heap.pop();
        if (town == n) {
            std::cout << cost << ' ' << count << '\n';
            return 0;
        }
        if (settled[town]) continue;
        settled[town] = true;
        for (const auto& [other, toll] : roads[town])
            if (!settled[other]) heap.push({cost + toll, count + 1, other});
    }
    std::cout << "none\n";
    return 0;
}
