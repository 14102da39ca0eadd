#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int room = 0;
    std::cin >> n >> room;
    std::vector<long long> best(room + 1, 0);
    while (n-- > 0) {
        int grams = 0;
        long long pay = 0;
        std::cin >> grams >> pay;
        for (int held = room; held >= grams; --held) best[held] = std::max(best[held], best[held - grams] + pay);
    }
    const auto fewest = std::find(best.begin(), best.end(), best.back());
    std::cout << best.back() << ' ' << fewest - best.begin() << '\n';
    return 0;
}
