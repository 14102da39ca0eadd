// Ends a stretch at every negative number
#include <algorithm>
#include <iostream>

int main() {
    long long number;
    long long current = 0;
    long long best = 0;
    bool first = true;

    while (std::cin >> number) {
        current = first || number < 0 || current < 0 ? number : current + number;
        best = first ? current : std::max(best, current);
        first = false;
    }

    std::cout << "best: " << best << '\n';
    return 0;
}
