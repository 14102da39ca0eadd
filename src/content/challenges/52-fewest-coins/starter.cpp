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

    // Find the fewest coins for 1, for 2, for 3 and so on, up to the amount.
    std::vector<int> fewest(amount + 1, 0);

    std::cout << "coins: " << fewest[amount] << '\n';
    return 0;
}
