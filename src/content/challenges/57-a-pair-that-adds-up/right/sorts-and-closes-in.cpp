// Sorts prices with their places, and looks each partner up by binary search
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    long long target = 0;
    std::cin >> n >> target;
    std::vector<std::pair<long long, int>> sorted(n);
    for (int place = 1; place <= n; ++place) {
        std::cin >> sorted[place - 1].first;
        sorted[place - 1].second = place;
    }
    std::vector<std::pair<long long, int>> prices = sorted;
    std::sort(sorted.begin(), sorted.end());
    for (const auto& [price, place] : prices) {
        const auto partner = std::lower_bound(sorted.begin(), sorted.end(), std::make_pair(target - price, 0));
        if (partner != sorted.end() && partner->first == target - price && partner->second < place) {
            std::cout << partner->second << ' ' << place << '\n';
            return 0;
        }
    }
    std::cout << "none\n";
    return 0;
}
