// Makes up the amount of one kind of coin alone
#include <algorithm>
#include <iostream>

int main() {
    int amount;
    int kinds;

    if (!(std::cin >> amount >> kinds)) {
        return 0;
    }

    int fewest = amount + 1;

    for (int i = 0; i < kinds; i++) {
        int coin;
        std::cin >> coin;
        if (amount % coin == 0) {
            fewest = std::min(fewest, amount / coin);
        }
    }
    if (fewest > amount) {
        std::cout << "impossible\n";
    } else {
        std::cout << "coins: " << fewest << '\n';
    }
    return 0;
}
