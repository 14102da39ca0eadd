#include <iostream>

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
        // Print x(n) modulo 1000000007.
    }
    return 0;
}
