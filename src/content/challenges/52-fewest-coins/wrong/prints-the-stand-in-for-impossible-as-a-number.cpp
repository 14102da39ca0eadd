// Prints the stand-in for impossible as a number
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
    for (int sum = 1; sum <= amount; sum++) {
        for (int coin : coins) {
            if (coin <= sum) {
                fewest[sum] = std::min(fewest[sum], fewest[sum - coin] + 1);
            }
        }
    }

    std::cout << "coins: " << fewest[amount] << '\n';
    return 0;
}
