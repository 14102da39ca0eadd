#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    std::cin >> n;
    std::vector<std::pair<int, int>> reports(n);
    for (auto& [first, length] : reports) std::cin >> first >> length;
    std::sort(reports.begin(), reports.end());
    /** First metres, and the first ones behind. */
    std::vector<std::pair<int, int>> stretches;
    for (const auto& [first, length] : reports) {
        const int end = first + length;
        if (!stretches.empty() && first <= stretches.back().second)
            stretches.back().second = std::max(stretches.back().second, end);
        else
            stretches.push_back({first, end});
    }
    long long metres = 0;
    int longest = 0;
    for (const auto& [begin, end] : stretches) {
        metres += end - begin;
        longest = std::max(longest, end - begin);
    }
    std::cout << stretches.size() << ' ' << metres << ' ' << longest << '\n';
    return 0;
}
