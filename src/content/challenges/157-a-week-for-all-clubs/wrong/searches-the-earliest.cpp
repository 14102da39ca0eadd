// Looks through all clubs for the earliest day at each step: right, and too slow for many clubs
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int k = 0;
    std::cin >> k;
    std::vector<std::vector<int>> clubs(k);
    for (auto& days : clubs) {
        int count = 0;
        std::cin >> count;
        days.resize(count);
        for (auto& day : days) std::cin >> day;
    }
    std::vector<std::size_t> place(k, 0);
    int bestFirst = 0;
    int bestLast = 2000000000;
    for (;;) {
        int earliest = 0;
        int last = 0;
        for (int club = 0; club < k; ++club) {
            if (clubs[club][place[club]] < clubs[earliest][place[earliest]]) earliest = club;
            last = std::max(last, clubs[club][place[club]]);
        }
        const int first = clubs[earliest][place[earliest]];
        if (last - first < bestLast - bestFirst) {
            bestFirst = first;
            bestLast = last;
        }
        if (++place[earliest] == clubs[earliest].size()) break;
    }
    std::cout << bestFirst << ' ' << bestLast << '\n';
    return 0;
}
