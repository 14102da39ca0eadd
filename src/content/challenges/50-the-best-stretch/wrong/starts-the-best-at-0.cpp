// Starts the best at 0, so all negative numbers give 0
#include <algorithm>
#include <iostream>

int main() {
    long long number;
    long long current = 0;
    long long best = 0;

    while (std::cin >> number) {
        current = std::max(number, current + number);
        best = std::max(best, current);
    }

    std::cout << "best: " << best << '\n';
    return 0;
}
