// Goes along the sequence step by step: right, and far too slow
#include <iostream>

int main() {
    const long long modulus = 1000000007;
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
        long long here = x0;
        long long next = x1;
        while (n-- > 0) {
            const long long after = (a * next + b * here) % modulus;
            here = next;
            next = after;
        }
        std::cout << here << '\n';
    }
    return 0;
}
