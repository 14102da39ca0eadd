// Leaves negative remainders as they are
#include <array>
#include <iostream>

static const long long modulus = 1000000007;
using Matrix = std::array<long long, 4>;

static Matrix product(const Matrix& x, const Matrix& y) {
    return {(x[0] * y[0] + x[1] * y[2]) % modulus, (x[0] * y[1] + x[1] * y[3]) % modulus,
            (x[2] * y[0] + x[3] * y[2]) % modulus, (x[2] * y[1] + x[3] * y[3]) % modulus};
}

int main() {
    long long a = 0;
    long long b = 0;
    long long x0 = 0;
    long long x1 = 0;
    int q = 0;
    std::cin >> a >> b >> x0 >> x1 >> q;
    while (q-- > 0) {
        long long n = 0;
        std::cin >> n;
        Matrix result{1, 0, 0, 1};
        Matrix base{a % modulus, b % modulus, 1, 0};
        for (; n > 0; n >>= 1) {
            if (n & 1) result = product(result, base);
            base = product(base, base);
        }
        std::cout << (result[2] * x1 + result[3] * x0) % modulus << '\n';
    }
    return 0;
}
