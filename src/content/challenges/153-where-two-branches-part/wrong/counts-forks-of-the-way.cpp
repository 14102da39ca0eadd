// Counts the forks of the longest way, not its branches
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::vector<std::vector<int>> jumps(17, std::vector<int>(n + 1, 1));
    std::vector<int> depth(n + 1, 0);
    for (int fork = 2; fork <= n; ++fork) {
        std::cin >> jumps[0][fork];
        depth[fork] = depth[jumps[0][fork]] + 1;
    }
    for (int k = 1; k < 17; ++k)
        for (int fork = 1; fork <= n; ++fork) jumps[k][fork] = jumps[k - 1][jumps[k - 1][fork]];
    long long sum = 0;
    int longest = 0;
    for (int place = 1; place <= q; ++place) {
        int one = 0;
        int other = 0;
        std::cin >> one >> other;
        const int both = depth[one] + depth[other];
        if (depth[one] < depth[other]) std::swap(one, other);
        for (int k = 16; k >= 0; --k)
            if (depth[jumps[k][one]] >= depth[other]) one = jumps[k][one];
        for (int k = 16; k >= 0; --k)
            if (jumps[k][one] != jumps[k][other]) {
                one = jumps[k][one];
                other = jumps[k][other];
            }
        const int answer = one == other ? one : jumps[0][one];
        if (place == 1) std::cout << answer << '\n';
        sum = (sum + 1LL * place * answer) % 1000000007;
        longest = std::max(longest, both - 2 * depth[answer] + 1);
    }
    std::cout << sum << ' ' << longest << '\n';
    return 0;
}
