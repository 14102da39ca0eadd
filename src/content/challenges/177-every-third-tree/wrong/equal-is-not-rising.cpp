// Does not take trees of equal height for rising
#include <algorithm>
#include <functional>
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
        for (int at = first - 1; at >= 0 && at < n; at += step) view.push_back(trees[at]);
        const auto found = std::find(view.begin(), view.end(), height);
        const auto stays = std::adjacent_find(view.begin(), view.end(), std::greater_equal<int>());
        std::cout << view.size() << ' ' << std::accumulate(view.begin(), view.end(), 0LL) << ' '
                  << *std::min_element(view.begin(), view.end()) << ' '
                  << (found == view.end() ? -1 : found - view.begin()) << ' '
                  << (stays == view.end() ? "rising" : "mixed") << '\n';
    }
    return 0;
}
