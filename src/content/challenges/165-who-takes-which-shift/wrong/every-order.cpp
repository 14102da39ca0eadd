// Tries every order of the shifts: right, and too slow for 16
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::vector<int>> costs(n, std::vector<int>(n));
    for (auto& row : costs)
        for (auto& cost : row) std::cin >> cost;
    std::vector<int> order(n);
    std::iota(order.begin(), order.end(), 0);
    int least = 2000000000;
    long long ways = 0;
    do {
        int sum = 0;
        for (int person = 0; person < n; ++person) sum += costs[person][order[person]];
        if (sum < least) ways = 0;
        least = std::min(least, sum);
        if (sum == least) ++ways;
    } while (std::next_permutation(order.begin(), order.end()));
    std::cout << least << ' ' << ways << '\n';
    return 0;
}
