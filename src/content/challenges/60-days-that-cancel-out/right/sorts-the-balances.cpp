// Sorts the balances, each with its day, and looks earlier ones up by binary search
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    long long target = 0;
    std::cin >> n >> target;
    std::vector<std::pair<long long, int>> balances(n + 1);
    for (int day = 1; day <= n; ++day) {
        std::cin >> balances[day].first;
        balances[day].first += balances[day - 1].first;
        balances[day].second = day;
    }
    std::sort(balances.begin(), balances.end());
    long long found = 0;
    for (const auto& [balance, day] : balances) {
        const auto from = std::lower_bound(balances.begin(), balances.end(), std::make_pair(balance - target, 0));
        const auto to = std::lower_bound(balances.begin(), balances.end(), std::make_pair(balance - target, day));
        found += to - from;
    }
    std::cout << found << '\n';
    return 0;
}
