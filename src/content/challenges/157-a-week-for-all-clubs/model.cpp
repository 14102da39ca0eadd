#include <algorithm>
#include <cstddef>
#include <functional>
#include <iostream>
#include <queue>
#include <tuple>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int k = 0;
    std::cin >> k;
    std::vector<std::vector<int>> clubs(k);
    // The day, the club, and the place of the day in its list.
    using Choice = std::tuple<int, int, std::size_t>;
    std::priority_queue<Choice, std::vector<Choice>, std::greater<Choice>> chosen;
    int last = 0;
    for (int club = 0; club < k; ++club) {
        int count = 0;
        std::cin >> count;
        clubs[club].resize(count);
        for (auto& day : clubs[club]) std::cin >> day;
        chosen.push({clubs[club].front(), club, 0});
        last = std::max(last, clubs[club].front());
    }
    int bestFirst = std::get<0>(chosen.top());
    int bestLast = last;
    for (;;) {
        const auto [day, club, place] = chosen.top();
        if (last - day < bestLast - bestFirst) {
            bestFirst = day;
            bestLast = last;
        }
        if (place + 1 == clubs[club].size()) break;
        const int next = clubs[club][place + 1];
        chosen.pop();
        chosen.push({next, club, place + 1});
        last = std::max(last, next);
    }
    std::cout << bestFirst << ' ' << bestLast << '\n';
    return 0;
}
