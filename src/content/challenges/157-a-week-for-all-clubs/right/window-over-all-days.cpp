// Sorts all days of all clubs, and slides a window over them that always has every club
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int k = 0;
    std::cin >> k;
    std::vector<std::pair<int, int>> days;
    for (int club = 0; club < k; ++club) {
        int count = 0;
        std::cin >> count;
        for (int at = 0; at < count; ++at) {
            int day = 0;
            std::cin >> day;
            days.push_back({day, club});
        }
    }
    std::sort(days.begin(), days.end());
    std::vector<int> inside(k, 0);
    int clubs = 0;
    std::size_t begin = 0;
    std::pair<int, int> best{0, 2000000000};
    for (const auto& [day, club] : days) {
        if (++inside[club] == 1) ++clubs;
        while (clubs == k) {
            if (day - days[begin].first < best.second - best.first) best = {days[begin].first, day};
            if (--inside[days[begin].second] == 0) --clubs;
            ++begin;
        }
    }
    std::cout << best.first << ' ' << best.second << '\n';
    return 0;
}
