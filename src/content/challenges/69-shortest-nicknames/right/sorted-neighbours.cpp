// Sorts places by their names; what a name shares with a neighbour is counted once for both
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::string> names(n);
    for (auto& name : names) std::cin >> name;
    std::vector<int> order(n);
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int a, int b) { return names[a] < names[b]; });
    std::vector<std::size_t> length(n, 1);
    for (int at = 0; at + 1 < n; ++at) {
        const std::string& a = names[order[at]];
        const std::string& b = names[order[at + 1]];
        const std::size_t most = std::min(a.size(), b.size());
        std::size_t shared = 0;
        while (shared < most && a[shared] == b[shared]) ++shared;
        length[order[at]] = std::max(length[order[at]], std::min(a.size(), shared + 1));
        length[order[at + 1]] = std::max(length[order[at + 1]], std::min(b.size(), shared + 1));
    }
    std::cout << std::accumulate(length.begin(), length.end(), std::size_t{0}) << '\n'
              << names.front().substr(0, length.front()) << ' ' << names.back().substr(0, length.back()) << '\n';
    return 0;
}
