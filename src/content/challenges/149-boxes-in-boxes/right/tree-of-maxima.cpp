// For each height the largest set that ends with it, in a tree of maxima over the heights
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    std::cin >> n;
    std::vector<std::pair<int, int>> boxes(n);
    std::vector<int> heights;
    for (auto& [width, height] : boxes) {
        std::cin >> width >> height;
        heights.push_back(height);
    }
    std::sort(heights.begin(), heights.end());
    heights.erase(std::unique(heights.begin(), heights.end()), heights.end());
    std::sort(boxes.begin(), boxes.end());
    const int size = heights.size();
    std::vector<int> tree(size + 1, 0);
    std::vector<int> best(size + 1, 0);
    for (int from = 0; from < n;) {
        int to = from;
        std::vector<std::pair<int, int>> found;
        for (; to < n && boxes[to].first == boxes[from].first; ++to) {
            const int rank = std::lower_bound(heights.begin(), heights.end(), boxes[to].second) - heights.begin() + 1;
            int lower = 0;
            for (int at = rank - 1; at > 0; at -= at & -at) lower = std::max(lower, tree[at]);
            found.push_back({rank, lower + 1});
        }
        for (const auto& [rank, count] : found) {
            best[rank] = std::max(best[rank], count);
            for (int at = rank; at <= size; at += at & -at) tree[at] = std::max(tree[at], count);
        }
        from = to;
    }
    const auto largest = std::max_element(best.begin(), best.end());
    std::cout << *largest << ' ' << heights[largest - best.begin() - 1] << '\n';
    return 0;
}
