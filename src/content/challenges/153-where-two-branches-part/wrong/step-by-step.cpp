// Goes towards the root one step at a time: right, and too slow in a tree like a stick
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::vector<int> below(n + 1, 0);
    std::vector<int> depth(n + 1, 0);
    for (int fork = 2; fork <= n; ++fork) {
        std::cin >> below[fork];
        depth[fork] = depth[below[fork]] + 1;
    }
    long long sum = 0;
    int longest = 0;
    for (int place = 1; place <= q; ++place) {
        int one = 0;
        int other = 0;
        std::cin >> one >> other;
        int way = depth[one] + depth[other];
        while (one != other) (one > other ? one : other) = below[std::max(one, other)];
        if (place == 1) std::cout << one << '\n';
        sum = (sum + 1LL * place * one) % 1000000007;
        longest = std::max(longest, way - 2 * depth[one]);
    }
    std::cout << sum << ' ' << longest << '\n';
    return 0;
}
