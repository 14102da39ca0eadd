// Only halves and subtracts: takes out the common factors 2 first
#include <cstdlib>
#include <iostream>
#include <utility>

int main() {
    int a = 0;
    int b = 0;
    std::cin >> a >> b;
    a = std::abs(a);
    b = std::abs(b);
    if (a == 0 || b == 0) {
        std::cout << a + b << '\n';
        return 0;
    }
    int twos = 0;
    for (; a % 2 == 0 && b % 2 == 0; ++twos) {
        a /= 2;
        b /= 2;
    }
    while (b != 0) {
        while (a % 2 == 0) a /= 2;
        while (b % 2 == 0) b /= 2;
        if (a > b) std::swap(a, b);
        b -= a;
    }
    std::cout << (a << twos) << '\n';
    return 0;
}
