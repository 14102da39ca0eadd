// Takes from each running sum the lowest running sum before it
#include <algorithm>
#include <iostream>
#include <limits>

int main() {
    long long number;
    long long sum = 0;
    long long lowest = 0;
    long long best = std::numeric_limits<long long>::min();

    while (std::cin >> number) {
        sum += number;
        best = std::max(best, sum - lowest);
        lowest = std::min(lowest, sum);
    }
    std::cout << "best: " << best << '\n';
    return 0;
}
