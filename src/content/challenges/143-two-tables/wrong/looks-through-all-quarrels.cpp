// Goes through all quarrels until nobody is seated anew: too slow for a long chain
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    std::vector<std::pair<int, int>> quarrels(m);
    for (auto& [one, other] : quarrels) std::cin >> one >> other;
    std::vector<int> table(n + 1, 0);
    int fewest = 0;
    for (int first = 1; first <= n; ++first) {
        if (table[first] != 0) continue;
        table[first] = 1;
        int sizes[2] = {1, 0};
        for (bool changed = true; changed;) {
            changed = false;
            for (auto quarrel = quarrels.rbegin(); quarrel != quarrels.rend(); ++quarrel) {
                auto [one, other] = *quarrel;
                if (table[one] == 0) std::swap(one, other);
                if (table[one] == 0 || table[other] != 0) continue;
                table[other] = -table[one];
                ++sizes[table[other] == 1 ? 0 : 1];
                changed = true;
            }
        }
        fewest += std::min(sizes[0], sizes[1]);
    }
    for (const auto& [one, other] : quarrels)
        if (table[one] == table[other]) {
            std::cout << "no\n";
            return 0;
        }
    std::cout << "yes " << fewest << '\n';
    return 0;
}
