// Seats both guests of each quarrel in the order of the list, and never moves anybody
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    std::vector<int> table(n + 1, 0);
    bool possible = true;
    while (m-- > 0) {
        int one = 0;
        int other = 0;
        std::cin >> one >> other;
        if (table[one] == 0 && table[other] == 0) table[one] = 1;
        if (table[one] == 0) table[one] = 3 - table[other];
        if (table[other] == 0) table[other] = 3 - table[one];
        if (table[one] == table[other]) possible = false;
    }
    const int ones = std::count(table.begin(), table.end(), 1);
    const int twos = std::count(table.begin(), table.end(), 2);
    if (possible) std::cout << "yes " << std::min(ones, twos) << '\n';
    else std::cout << "no\n";
    return 0;
}
