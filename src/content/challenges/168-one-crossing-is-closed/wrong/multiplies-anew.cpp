// Multiplies the numbers of each quotient anew on each day: right, and too slow
#include <iostream>

static const long long p = 1000000007;

static long long power(long long base, long long exponent) {
    long long result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base % p;
        base = base * base % p;
    }
    return result;
}

static long long ways(int east, int north) {
    long long above = 1;
    long long below = 1;
    for (int number = 1; number <= north; ++number) {
        above = above * (east + number) % p;
        below = below * number % p;
    }
    return above * power(below, p - 2) % p;
}

int main() {
    int q = 0;
    std::cin >> q;
    long long sum = 0;
    for (long long day = 1; day <= q; ++day) {
        int e = 0;
        int n = 0;
        int x = 0;
        int y = 0;
        std::cin >> e >> n >> x >> y;
        const long long count = (ways(e, n) + p - ways(x, y) * ways(e - x, n - y) % p) % p;
        if (day == 1) std::cout << count << '\n';
        sum = (sum + day * count) % p;
    }
    std::cout << sum << '\n';
    return 0;
}
