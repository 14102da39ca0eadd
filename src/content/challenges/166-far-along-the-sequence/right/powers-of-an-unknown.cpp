// Takes powers of an unknown t for which t * t is a * t + b: two numbers in place of four
#include <iostream>

static const long long modulus = 1000000007;

int main() {
    long long a = 0;
    long long b = 0;
    long long x0 = 0;
    long long x1 = 0;
    int q = 0;
    std::cin >> a >> b >> x0 >> x1 >> q;
    for (long long* one : {&a, &b, &x0, &x1}) *one = (*one % modulus + modulus) % modulus;
    while (q-- > 0) {
        long long n = 0;
        std::cin >> n;
        long long constant = 1;
        long long linear = 0;
        long long baseConstant = 0;
        long long baseLinear = 1;
        const auto multiply = [&](long long& c, long long& l, long long otherC, long long otherL) {
            const long long square = l * otherL % modulus;
            const long long mixed = (c * otherL + l * otherC) % modulus;
            c = (c * otherC + square * b) % modulus;
            l = (mixed + square * a) % modulus;
        };
        while (n > 0) {
            if (n & 1) multiply(constant, linear, baseConstant, baseLinear);
            multiply(baseConstant, baseLinear, baseConstant, baseLinear);
            n >>= 1;
        }
        std::cout << (linear * x1 + constant * x0) % modulus << '\n';
    }
    return 0;
}
