#include <algorithm>
#include <iostream>

int main() {
    long long number = 0;
    std::cin >> number;
    long long largest = number;
    int steps = 0;
    while (number != 1) {
        number = number % 2 == 0 ? number / 2 : 3 * number + 1;
        largest = std::max(largest, number);
        ++steps;
    }
    std::cout << steps << ' ' << largest << '\n';
    return 0;
}
