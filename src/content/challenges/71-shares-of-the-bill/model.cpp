#include <algorithm>
#include <cstddef>
#include <functional>
#include <iostream>
#include <numeric>
#include <set>
#include <vector>

class Division {
public:
    Division(std::vector<int> prices, int k)
        : dishes(std::move(prices)), paid(static_cast<std::size_t>(k), 0) {
        std::sort(dishes.begin(), dishes.end(), std::greater<int>());
        whole = std::accumulate(dishes.begin(), dishes.end(), 0);
        bound = std::max(dishes[0], (whole + k - 1) / k);
        best = whole;
        give(0);
    }

    int smallest() const { return best; }
    bool isFair() const { return best * static_cast<int>(paid.size()) == whole; }

private:
    void give(std::size_t dish) {
        if (dish == dishes.size()) {
            best = *std::max_element(paid.begin(), paid.end());
            return;
        }
        std::set<int> tried;
        for (int& sum : paid) {
            if (sum + dishes[dish] >= best || !tried.insert(sum).second) continue;
            sum += dishes[dish];
            give(dish + 1);
            sum -= dishes[dish];
            if (best == bound) return;
        }
    }

    std::vector<int> dishes;
    std::vector<int> paid;
    int whole = 0;
    int bound = 0;
    int best = 0;
};

int main() {
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<int> prices(static_cast<std::size_t>(n));
    for (auto& price : prices) std::cin >> price;
    const Division division(prices, k);
    std::cout << (division.isFair() ? "yes" : "no") << ' ' << division.smallest() << '\n';
    return 0;
}
