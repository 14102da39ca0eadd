// Tries every person for every dish: right, and too slow for 11 dishes and 8 friends
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<int> prices(n);
    int whole = 0;
    for (auto& price : prices) {
        std::cin >> price;
        whole += price;
    }
    std::vector<int> paid(k, 0);
    int best = whole;
    const std::function<void(int)> give = [&](int dish) {
        if (dish == n) {
            best = std::min(best, *std::max_element(paid.begin(), paid.end()));
            return;
        }
        for (auto& sum : paid) {
            sum += prices[dish];
            give(dish + 1);
            sum -= prices[dish];
        }
    };
    give(0);
    std::cout << (best * k == whole ? "yes" : "no") << ' ' << best << '\n';
    return 0;
}
