// Goes kind by kind: with each, every sum may get better
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int amount;
    int kinds;

    if (!(std::cin >> amount >> kinds)) {
        return 0;
    }

    const int impossible = 1000000;
    std::vector<int> best(amount + 1, impossible);

    best[0] = 0;
    while (kinds-- > 0) {
        int coin;
        std::cin >> coin;
        for (int sum = coin; sum <= amount; sum++) {
            best[sum] = std::min(best[sum], best[sum - coin] + 1);
        }
    }
    if (best[amount] >= impossible) {
        std::cout << "impossible\n";
    } else {
        std::cout << "coins: " << best[amount] << '\n';
    }
    return 0;
}
