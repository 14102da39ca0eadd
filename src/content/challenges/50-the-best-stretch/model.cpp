#include <algorithm>
#include <iostream>

int main() {
    long long number;
    long long current = 0;
    long long best = 0;
    bool first = true;

    while (std::cin >> number) {
        // The best stretch that ends here: the number alone, or behind the best before it.
        current = first ? number : std::max(number, current + number);
        best = first ? current : std::max(best, current);
        first = false;
    }

    std::cout << "best: " << best << '\n';
    return 0;
}
