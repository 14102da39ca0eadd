// Joins any two reports that touch until none do: right, and too slow
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::pair<long long, long long>> all;
    while (n-- > 0) {
        std::pair<long long, long long> next;
        std::cin >> next.first >> next.second;
        next.second += next.first - 1;
        for (std::size_t at = 0; at < all.size();) {
            if (all[at].first <= next.second + 1 && next.first <= all[at].second + 1) {
                next = {std::min(all[at].first, next.first), std::max(all[at].second, next.second)};
                all[at] = all.back();
                all.pop_back();
            } else {
                ++at;
            }
        }
        all.push_back(next);
    }
    long long metres = 0;
    long long longest = 0;
    for (const auto& [first, last] : all) {
        metres += last - first + 1;
        longest = std::max(longest, last - first + 1);
    }
    std::cout << all.size() << ' ' << metres << ' ' << longest << '\n';
    return 0;
}
