// Asks for each appointment who is busy at its end: right, and too slow for 100,000 of them
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    int t = 0;
    std::cin >> n >> t;
    std::vector<std::pair<int, int>> all(n);
    for (auto& [begin, end] : all) std::cin >> begin >> end;
    all.emplace_back(-1, 0);
    long long free = 0;
    int longest = 0;
    std::vector<int> ends;
    for (const auto& one : all) ends.push_back(one.second);
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    for (const int end : ends) {
        if (end >= t) continue;
        int next = t;
        for (const auto& [begin, until] : all) {
            if (begin <= end && until > end) next = end;
            if (begin > end) next = std::min(next, begin);
        }
        free += next - end;
        longest = std::max(longest, next - end);
    }
    std::cout << free << ' ' << longest << '\n';
    return 0;
}
