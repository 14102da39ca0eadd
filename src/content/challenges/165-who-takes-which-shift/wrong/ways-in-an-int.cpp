// Counts the ways in an int
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<int> costs(n * n);
    for (auto& cost : costs) std::cin >> cost;
    std::vector<int> best(1 << n, 2000000000);
    std::vector<int> ways(1 << n, 0);
    std::vector<int> size(1 << n, 0);
    best[0] = 0;
    ways[0] = 1;
    for (int taken = 1; taken < 1 << n; ++taken) {
        size[taken] = size[taken / 2] + taken % 2;
        for (int shift = 0; shift < n; ++shift) {
            if (!(taken >> shift & 1)) continue;
            const int before = taken ^ 1 << shift;
            const int sum = best[before] + costs[(size[taken] - 1) * n + shift];
            if (sum < best[taken]) {
                best[taken] = sum;
                ways[taken] = 0;
            }
            if (sum == best[taken]) ways[taken] += ways[before];
        }
    }
    std::cout << best.back() << ' ' << ways.back() << '\n';
    return 0;
}
