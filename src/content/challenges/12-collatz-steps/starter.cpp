#include <iostream>

int main() {
    long long number = 0;
    std::cin >> number;
    int steps = 0;
    // Halve it, or multiply it by 3 and add 1, until it is 1.
    std::cout << steps << ' ' << number << '\n';
    return 0;
}
