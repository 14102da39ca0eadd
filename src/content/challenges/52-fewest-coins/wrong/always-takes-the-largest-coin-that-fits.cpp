// Always takes the largest coin that fits
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

    std::sort(coins.rbegin(), coins.rend());

    int used = 0;

    for (int coin : coins) {
        used += amount / coin;
        amount %= coin;
    }

    if (amount != 0) {
        std::cout << "impossible\n";
    } else {
        std::cout << "coins: " << used << '\n';
    }
    return 0;
}
