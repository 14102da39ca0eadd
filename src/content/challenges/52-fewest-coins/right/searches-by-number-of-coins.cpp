// Searches breadth first: the sums that one coin makes, then those of two, until the amount is among them
#include <iostream>
#include <vector>

int main() {
    int amount;
    int kinds;

    if (!(std::cin >> amount >> kinds)) {
        return 0;
    }

    std::vector<int> coins(kinds);
    std::vector<bool> seen(amount + 1, false);
    std::vector<int> sums{0};

    for (int &coin : coins) {
        std::cin >> coin;
    }
    seen[0] = true;
    for (int count = 0; !sums.empty(); count++) {
        std::vector<int> next;

        for (int sum : sums) {
            if (sum == amount) {
                std::cout << "coins: " << count << '\n';
                return 0;
            }
            for (int coin : coins) {
                if (coin <= amount - sum && !seen[sum + coin]) {
                    seen[sum + coin] = true;
                    next.push_back(sum + coin);
                }
            }
        }
        sums = next;
    }
    std::cout << "impossible\n";
    return 0;
}
