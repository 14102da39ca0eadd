// Leaves the difference of two remainders negative
#include <iostream>
#include <vector>

int main() {
    const long long p = 1000000007;
    const int most = 200000;
    std::vector<long long> inverse(most + 1, 1);
    std::vector<long long> up(most + 1, 1);
    std::vector<long long> down(most + 1, 1);
    for (int n = 2; n <= most; ++n) inverse[n] = (p - p / n) * inverse[p % n] % p;
    for (int n = 1; n <= most; ++n) {
        up[n] = up[n - 1] * n % p;
        down[n] = down[n - 1] * inverse[n] % p;
    }
    const auto ways = [&](int e, int n) { return up[e + n] * down[e] % p * down[n] % p; };
    int q = 0;
    std::cin >> q;
    long long sum = 0;
    for (long long day = 1; day <= q; ++day) {
        int e = 0;
        int n = 0;
        int x = 0;
        int y = 0;
        std::cin >> e >> n >> x >> y;
        const long long count = (ways(e, n) - ways(x, y) * ways(e - x, n - y)) % p;
        if (day == 1) std::cout << count << '\n';
        sum = (sum + day * count) % p;
    }
    std::cout << sum << '\n';
    return 0;
}
