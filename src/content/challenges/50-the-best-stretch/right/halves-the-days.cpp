// Divides the days in two: the best is in one half, or crosses the middle
#include <algorithm>
#include <iostream>
#include <vector>

long long best_of(const std::vector<long long> &days, std::size_t from, std::size_t to) {
    if (to - from == 1) {
        return days[from];
    }

    std::size_t middle = from + (to - from) / 2;
    long long sum = 0;
    long long left = days[middle - 1];
    long long right = days[middle];

    for (std::size_t at = middle; at > from; at--) {
        sum += days[at - 1];
        left = std::max(left, sum);
    }
    sum = 0;
    for (std::size_t at = middle; at < to; at++) {
        sum += days[at];
        right = std::max(right, sum);
    }
    return std::max({best_of(days, from, middle), best_of(days, middle, to), left + right});
}

int main() {
    std::vector<long long> days;
    long long number;

    while (std::cin >> number) {
        days.push_back(number);
    }
    std::cout << "best: " << best_of(days, 0, days.size()) << '\n';
    return 0;
}
