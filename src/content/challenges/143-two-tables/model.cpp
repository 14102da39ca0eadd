#include <algorithm>
#include <iostream>
#include <queue>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    std::vector<std::vector<int>> quarrels(n + 1);
    while (m-- > 0) {
        int one = 0;
        int other = 0;
        std::cin >> one >> other;
        quarrels[one].push_back(other);
        quarrels[other].push_back(one);
    }
    const int nowhere = -1;
    std::vector<int> table(n + 1, nowhere);
    int fewest = 0;
    for (int first = 1; first <= n; ++first) {
        if (table[first] != nowhere) continue;
        table[first] = 0;
        int sizes[2] = {1, 0};
        std::queue<int> group;
        group.push(first);
        while (!group.empty()) {
            const int guest = group.front();
            group.pop();
            for (const int other : quarrels[guest]) {
                if (table[other] == table[guest]) {
                    std::cout << "no\n";
                    return 0;
                }
                if (table[other] != nowhere) continue;
                table[other] = 1 - table[guest];
                ++sizes[table[other]];
                group.push(other);
            }
        }
        fewest += std::min(sizes[0], sizes[1]);
    }
    std::cout << "yes " << fewest << '\n';
    return 0;
}
