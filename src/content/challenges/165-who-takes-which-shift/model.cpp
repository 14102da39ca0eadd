#include <cstddef>
#include <iostream>
#include <limits>
#include <vector>

struct Best {
    int sum = std::numeric_limits<int>::max();
    long long ways = 0;
};

static int bitsOf(std::size_t set) {
    int count = 0;
    for (; set != 0; set &= set - 1) ++count;
    return count;
}

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::vector<int>> costs(n, std::vector<int>(n));
    for (auto& row : costs)
        for (auto& cost : row) std::cin >> cost;
    // For each set of shifts that are taken.
    std::vector<Best> best(std::size_t{1} << n);
    best[0] = {0, 1};
    for (std::size_t taken = 1; taken < best.size(); ++taken) {
        const auto& row = costs[bitsOf(taken) - 1];
        for (int shift = 0; shift < n; ++shift) {
            const std::size_t bit = std::size_t{1} << shift;
            if ((taken & bit) == 0) continue;
            const Best& before = best[taken ^ bit];
            const int sum = before.sum + row[shift];
            if (sum < best[taken].sum) best[taken] = {sum, before.ways};
            else if (sum == best[taken].sum) best[taken].ways += before.ways;
        }
    }
    std::cout << best.back().sum << ' ' << best.back().ways << '\n';
    return 0;
}
