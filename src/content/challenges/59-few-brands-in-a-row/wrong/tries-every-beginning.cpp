// Tries every beginning: right, and too slow for 200,000 shelves
#include <iostream>
#include <unordered_set>
#include <vector>

int main() {
    int n = 0;
    std::size_t k = 0;
    std::cin >> n >> k;
    std::vector<int> brands(n);
    for (auto& brand : brands) std::cin >> brand;
    int bestLeft = 0;
    int best = 0;
    for (int left = 0; left + best < n; ++left) {
        std::unordered_set<int> seen;
        int right = left;
        while (right < n) {
            seen.insert(brands[right]);
            if (seen.size() > k) break;
            ++right;
        }
        if (right - left > best) {
            bestLeft = left;
            best = right - left;
        }
    }
    std::cout << bestLeft + 1 << ' ' << best << '\n';
    return 0;
}
