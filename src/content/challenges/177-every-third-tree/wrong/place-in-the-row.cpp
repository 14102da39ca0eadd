// Says the distance in the row, not in steps
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<int> trees(n);
    for (auto& tree : trees) std::cin >> tree;
    int first = 0;
    int step = 0;
    int height = 0;
    while (std::cin >> first >> step >> height) {
        std::vector<int> view;
        int where = -1;
        for (int at = first - 1; at >= 0 && at < n; at += step) {
            view.push_back(trees[at]);
            if (trees[at] == height && where < 0) where = std::abs(at - first + 1);
        }
        std::cout << view.size() << ' ' << std::accumulate(view.begin(), view.end(), 0LL) << ' '
                  << *std::min_element(view.begin(), view.end()) << ' ' << where << ' '
                  << (std::is_sorted(view.begin(), view.end()) ? "rising" : "mixed") << '\n';
    }
    return 0;
}
