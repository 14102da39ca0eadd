// For each set of dishes, the smallest greatest amount with one person more
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<int> sum(1 << n, 0);
    for (int dish = 0; dish < n; ++dish) {
        int price = 0;
        std::cin >> price;
        for (int set = 0; set < 1 << n; ++set)
            if (set >> dish & 1) sum[set] += price;
    }
    const int all = (1 << n) - 1;
    // Halving: is the amount enough? Then the least number of people for each set is filled up dish by dish.
    std::vector<int> single(n);
    for (int dish = 0; dish < n; ++dish) single[dish] = sum[1 << dish];
    int low = *std::max_element(single.begin(), single.end());
    int high = sum[all];
    while (low < high) {
        const int limit = (low + high) / 2;
        std::vector<std::pair<int, int>> used(1 << n, {99, 0});
        used[0] = {1, 0};
        for (int set = 1; set <= all; ++set)
            for (int dish = 0; dish < n; ++dish)
                if (set >> dish & 1) {
                    auto [people, load] = used[set ^ (1 << dish)];
                    if (load + single[dish] > limit) {
                        ++people;
                        load = 0;
                    }
                    used[set] = std::min(used[set], {people, load + single[dish]});
                }
        if (used[all].first <= k) high = limit;
        else low = limit + 1;
    }
    std::cout << (low * k == sum[all] ? "yes" : "no") << ' ' << low << '\n';
    return 0;
}
