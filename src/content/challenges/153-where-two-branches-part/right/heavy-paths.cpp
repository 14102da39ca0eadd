// Parts the tree into paths that follow the larger branch: few of them lie on any way to the root
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::vector<int> below(n + 1, 0);
    std::vector<int> depth(n + 1, 0);
    std::vector<int> size(n + 1, 1);
    std::vector<int> heavy(n + 1, 0);
    std::vector<int> top(n + 1, 1);
    for (int fork = 2; fork <= n; ++fork) {
        std::cin >> below[fork];
        depth[fork] = depth[below[fork]] + 1;
    }
    for (int fork = n; fork > 1; --fork) {
        size[below[fork]] += size[fork];
        int& largest = heavy[below[fork]];
        if (largest == 0 || size[fork] > size[largest]) largest = fork;
    }
    for (int fork = 2; fork <= n; ++fork) top[fork] = heavy[below[fork]] == fork ? top[below[fork]] : fork;
    long long sum = 0;
    int longest = 0;
    for (int place = 1; place <= q; ++place) {
        int one = 0;
        int other = 0;
        std::cin >> one >> other;
        int a = one;
        int b = other;
        while (top[a] != top[b]) {
            if (depth[top[a]] < depth[top[b]]) b = below[top[b]];
            else a = below[top[a]];
        }
        const int answer = depth[a] < depth[b] ? a : b;
        if (place == 1) std::cout << answer << '\n';
        sum = (sum + 1LL * place * answer) % 1000000007;
        longest = std::max(longest, depth[one] + depth[other] - 2 * depth[answer]);
    }
    std::cout << sum << ' ' << longest << '\n';
    return 0;
}
