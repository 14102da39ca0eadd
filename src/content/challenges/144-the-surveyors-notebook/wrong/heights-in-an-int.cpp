// Keeps heights and their sum in an int
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

int main() {
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::vector<int> group(n + 1);
    std::iota(group.begin(), group.end(), 0);
    std::vector<int> height(n + 1, 0);
    std::vector<std::vector<int>> members(n + 1);
    for (int point = 0; point <= n; ++point) members[point] = {point};
    int struck = 0;
    int answered = 0;
    int total = 0;
    while (q-- > 0) {
        std::string entry;
        int a = 0;
        int b = 0;
        std::cin >> entry >> a >> b;
        if (entry == "ask") {
            if (group[a] != group[b]) continue;
            ++answered;
            total += height[b] - height[a];
            continue;
        }
        int measured = 0;
        std::cin >> measured;
        int shift = measured - (height[b] - height[a]);
        if (group[a] == group[b]) {
            if (shift != 0) ++struck;
            continue;
        }
        int stays = group[a];
        int goes = group[b];
        if (members[stays].size() < members[goes].size()) {
            std::swap(stays, goes);
            shift = -shift;
        }
        for (const int point : members[goes]) {
            group[point] = stays;
            height[point] += shift;
            members[stays].push_back(point);
        }
        members[goes].clear();
    }
    std::cout << struck << ' ' << answered << ' ' << total << '\n';
    return 0;
}
