// Goes on at the other end of the row instead of stopping there
#include <algorithm>
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
        std::vector<bool> seen(n, false);
        for (int at = first - 1; !seen[at]; at = ((at + step) % n + n) % n) {
            seen[at] = true;
            view.push_back(trees[at]);
        }
        const auto found = std::find(view.begin(), view.end(), height);
        std::cout << view.size() << ' ' << std::accumulate(view.begin(), view.end(), 0LL) << ' '
                  << *std::min_element(view.begin(), view.end()) << ' '
                  << (found == view.end() ? -1 : found - view.begin()) << ' '
                  << (std::is_sorted(view.begin(), view.end()) ? "rising" : "mixed") << '\n';
    }
    return 0;
}
