// Moves the group of B over each time, however large it is: too slow when it grows
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::vector<int> group(n + 1);
    std::iota(group.begin(), group.end(), 0);
    std::vector<long long> height(n + 1, 0);
    int struck = 0;
    int answered = 0;
    long long total = 0;
    while (q-- > 0) {
        std::string entry;
        int a = 0;
        int b = 0;
        std::cin >> entry >> a >> b;
        if (entry == "ask") {
            if (group[a] == group[b]) {
                ++answered;
                total += height[b] - height[a];
            }
            continue;
        }
        long long measured = 0;
        std::cin >> measured;
        const long long shift = measured - (height[b] - height[a]);
        if (group[a] == group[b]) {
            if (shift != 0) ++struck;
            continue;
        }
        const int goes = group[b];
        for (int point = 1; point <= n; ++point)
            if (group[point] == goes) {
                group[point] = group[a];
                height[point] += shift;
            }
    }
    std::cout << struck << ' ' << answered << ' ' << total << '\n';
    return 0;
}
