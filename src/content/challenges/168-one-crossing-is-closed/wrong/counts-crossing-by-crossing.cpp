// Counts the ways to each crossing from its two neighbours: right, and too slow for large grids
#include <iostream>
#include <vector>

int main() {
    const int p = 1000000007;
    int q = 0;
    std::cin >> q;
    long long sum = 0;
    for (long long day = 1; day <= q; ++day) {
        int e = 0;
        int n = 0;
        int x = 0;
        int y = 0;
        std::cin >> e >> n >> x >> y;
        std::vector<int> ways(n + 1, 0);
        ways[0] = 1;
        for (int east = 0; east <= e; ++east)
            for (int north = 0; north <= n; ++north) {
                if (north > 0) ways[north] = (ways[north] + ways[north - 1]) % p;
                if (east == x && north == y) ways[north] = 0;
            }
        if (day == 1) std::cout << ways[n] << '\n';
        sum = (sum + day * ways[n]) % p;
    }
    std::cout << sum << '\n';
    return 0;
}
