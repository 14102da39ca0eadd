// Adds up all numbers above 0, whether or not they follow each other
#include <algorithm>
#include <iostream>

int main() {
    long long number;
    long long sum = 0;
    long long largest = 0;
    bool first = true;

    while (std::cin >> number) {
        sum += std::max(number, 0LL);
        largest = first ? number : std::max(largest, number);
        first = false;
    }
    std::cout << "best: " << (largest > 0 ? sum : largest) << '\n';
    return 0;
}
