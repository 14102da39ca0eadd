#include <array>
#include <iostream>

static const long long modulus = 1000000007;
/** Two rows of two entries, all from 0 to modulus - 1. */
using Matrix = std::array<std::array<long long, 2>, 2>;

static long long remainder(long long value) { return (value % modulus + modulus) % modulus; }

static Matrix product(const Matrix& one, const Matrix& other) {
    Matrix result{};
    for (int row = 0; row < 2; ++row)
        for (int column = 0; column < 2; ++column)
            result[row][column] = (one[row][0] * other[0][column] + one[row][1] * other[1][column]) % modulus;
    return result;
}

static Matrix power(Matrix base, long long exponent) {
    Matrix result{{{1, 0}, {0, 1}}};
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = product(result, base);
        base = product(base, base);
    }
    return result;
}

int main() {
    long long a = 0;
    long long b = 0;
    long long x0 = 0;
    long long x1 = 0;
    int q = 0;
    std::cin >> a >> b >> x0 >> x1 >> q;
    const Matrix step{{{remainder(a), remainder(b)}, {1, 0}}};
    while (q-- > 0) {
        long long n = 0;
        std::cin >> n;
        const Matrix steps = power(step, n);
        std::cout << (steps[1][0] * remainder(x1) + steps[1][1] * remainder(x0)) % modulus << '\n';
    }
    return 0;
}
