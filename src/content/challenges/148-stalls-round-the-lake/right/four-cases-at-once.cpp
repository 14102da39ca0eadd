// One walk with four values: whether the first stall is taken, and whether the one before is
#include <algorithm>
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    long long first = 0;
    std::cin >> n >> first;
    if (n == 1) {
        std::cout << std::max(0LL, first) << '\n';
        return 0;
    }
    const long long never = -1000000000000000000LL;
    long long taken[2] = {never, first};
    long long left[2] = {0, never};
    for (int at = 1; at < n; ++at) {
        long long stall = 0;
        std::cin >> stall;
        for (int with = 0; with < 2; ++with) {
            const long long best = std::max(left[with], taken[with]);
            taken[with] = left[with] + stall;
            left[with] = best;
        }
    }
    std::cout << std::max({left[0], taken[0], left[1]}) << '\n';
    return 0;
}
