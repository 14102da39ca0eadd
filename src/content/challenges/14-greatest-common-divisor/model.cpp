#include <cstdlib>
#include <iostream>

static int greatestCommonDivisor(int a, int b) {
    while (b != 0) {
        const int rest = a % b;
        a = b;
        b = rest;
    }
    return std::abs(a);
}

int main() {
    int a = 0;
    int b = 0;
    std::cin >> a >> b;
    std::cout << greatestCommonDivisor(a, b) << '\n';
    return 0;
}
