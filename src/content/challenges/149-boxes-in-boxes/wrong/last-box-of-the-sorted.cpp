// Prints the height of the last box that made the set longer, not the smallest
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::pair<int, int>> boxes(n);
    for (auto& [width, height] : boxes) {
        std::cin >> width >> height;
        height = -height;
    }
    std::sort(boxes.begin(), boxes.end());
    std::vector<int> ends;
    int outermost = 0;
    for (const auto& box : boxes) {
        const int height = -box.second;
        const auto place = std::lower_bound(ends.begin(), ends.end(), height);
        if (place == ends.end()) {
            ends.push_back(height);
            outermost = height;
        } else {
            *place = height;
        }
    }
    std::cout << ends.size() << ' ' << outermost << '\n';
    return 0;
}
