#include <iostream>

static int greatestCommonDivisor(int a, int b) {
    // Work out the result here.
    return a - b;
}

int main() {
    int a = 0;
    int b = 0;
    std::cin >> a >> b;
    std::cout << greatestCommonDivisor(a, b) << '\n';
    return 0;
}
