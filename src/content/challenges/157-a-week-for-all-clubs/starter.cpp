#include <iostream>
#include <vector>

int main() {
    int k = 0;
    std::cin >> k;
    std::vector<std::vector<int>> clubs(k);
    for (auto& days : clubs) {
        int count = 0;
        std::cin >> count;
        days.resize(count);
        for (auto& day : days) std::cin >> day;
    }
    // Print the first and the last day of the shortest stretch.
    return 0;
}
