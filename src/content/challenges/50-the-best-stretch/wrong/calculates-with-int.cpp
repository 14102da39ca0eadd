// Calculates with int, which overflows
#include <algorithm>
#include <iostream>

int main() {
    int number;
    int current = 0;
    int best = 0;
    bool first = true;

    while (std::cin >> number) {
        current = first ? number : std::max(number, current + number);
        best = first ? current : std::max(best, current);
        first = false;
    }

    std::cout << "best: " << best << '\n';
    return 0;
}
