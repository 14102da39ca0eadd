#include <iostream>
#include <unordered_map>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    std::size_t k = 0;
    std::cin >> n >> k;
    std::vector<int> brands(n);
    for (auto& brand : brands) std::cin >> brand;
    std::unordered_map<int, int> counts;
    int left = 0;
    int bestLeft = 0;
    int best = 0;
    for (int right = 0; right < n; ++right) {
        ++counts[brands[right]];
        while (counts.size() > k) {
            const auto gone = counts.find(brands[left]);
            if (--gone->second == 0) counts.erase(gone);
            ++left;
        }
        if (right - left + 1 > best) {
            bestLeft = left;
            best = right - left + 1;
        }
    }
    std::cout << bestLeft + 1 << ' ' << best << '\n';
    return 0;
}
