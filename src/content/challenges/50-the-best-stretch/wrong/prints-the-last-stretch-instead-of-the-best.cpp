// Prints the last stretch instead of the best
#include <algorithm>
#include <iostream>

int main() {
    long long number;
    long long current = 0;
    bool first = true;

    while (std::cin >> number) {
        current = first ? number : std::max(number, current + number);
        first = false;
    }

    std::cout << "best: " << current << '\n';
    return 0;
}
