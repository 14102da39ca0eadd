#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int t = 0;
    std::cin >> n >> t;
    std::vector<std::pair<int, int>> appointments(n);
    for (auto& [begin, end] : appointments) std::cin >> begin >> end;
    std::sort(appointments.begin(), appointments.end());
    appointments.emplace_back(t, t);
    int reach = 0;
    int free = 0;
    int longest = 0;
    for (const auto& [begin, end] : appointments) {
        const int gap = std::min(begin, t) - reach;
        if (gap > 0) {
            free += gap;
            longest = std::max(longest, gap);
        }
        reach = std::max(reach, std::min(end, t));
    }
    std::cout << free << ' ' << longest << '\n';
    return 0;
}
