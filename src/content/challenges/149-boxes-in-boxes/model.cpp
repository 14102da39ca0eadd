#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    std::cin >> n;
    // Widths, and heights as negative numbers: of equal widths the highest box comes first.
    std::vector<std::pair<int, int>> boxes(n);
    for (auto& [width, height] : boxes) {
        std::cin >> width >> height;
        height = -height;
    }
    std::sort(boxes.begin(), boxes.end());
    // For each size of a set, the smallest height of its outermost box.
    std::vector<int> ends;
    for (const auto& box : boxes) {
        const int height = -box.second;
        const auto place = std::lower_bound(ends.begin(), ends.end(), height);
        if (place == ends.end()) ends.push_back(height);
        else *place = height;
    }
    std::cout << ends.size() << ' ' << ends.back() << '\n';
    return 0;
}
