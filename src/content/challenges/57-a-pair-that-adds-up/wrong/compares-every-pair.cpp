// Compares every pair: right, and too slow for 200,000 prices
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    long long target = 0;
    std::cin >> n >> target;
    std::vector<long long> prices(n);
    for (auto& price : prices) std::cin >> price;
    for (int second = 1; second < n; ++second)
        for (int first = 0; first < second; ++first)
            if (prices[first] + prices[second] == target) {
                std::cout << first + 1 << ' ' << second + 1 << '\n';
                return 0;
            }
    std::cout << "none\n";
    return 0;
}
