// Makes the inverse of each number from that of a smaller one, and multiplies these
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
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
    const auto choose = [&](int n, int k) { return up[n] * down[k] % p * down[n - k] % p; };
    int q = 0;
    std::cin >> q;
    long long sum = 0;
    for (long long day = 1; day <= q; ++day) {
        int e = 0;
        int n = 0;
        int x = 0;
        int y = 0;
        std::cin >> e >> n >> x >> y;
        const long long all = choose(e + n, e);
        const long long through = choose(x + y, x) * choose(e + n - x - y, e - x) % p;
        const long long count = all >= through ? all - through : all + p - through;
        if (day == 1) std::cout << count << '\n';
        sum = (sum + day * count) % p;
    }
    std::cout << sum << '\n';
    return 0;
}
