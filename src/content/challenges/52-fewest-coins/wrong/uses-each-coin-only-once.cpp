// Uses each coin only once
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int amount;
    int kinds;

    if (!(std::cin >> amount >> kinds)) {
        return 0;
    }

    std::vector<int> coins(kinds);

    for (int &coin : coins) {
        std::cin >> coin;
    }

    const int none = amount + 1;
    std::vector<int> fewest(amount + 1, none);

    fewest[0] = 0;
    for (int coin : coins) {
        for (int sum = amount; sum >= coin; sum--) {
            fewest[sum] = std::min(fewest[sum], fewest[sum - coin] + 1);
        }
    }

    if (fewest[amount] == none) {
        std::cout << "impossible\n";
    } else {
        std::cout << "coins: " << fewest[amount] << '\n';
    }
    return 0;
}
