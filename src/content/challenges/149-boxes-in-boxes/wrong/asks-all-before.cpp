// Asks all earlier boxes for each one: right, and too slow for 100,000
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::pair<int, int>> boxes(n);
    for (auto& [width, height] : boxes) std::cin >> width >> height;
    std::sort(boxes.begin(), boxes.end());
    std::vector<int> size(n, 1);
    int most = 0;
    int lowest = 0;
    for (int at = 0; at < n; ++at) {
        for (int before = 0; before < at; ++before)
            if (boxes[before].first < boxes[at].first && boxes[before].second < boxes[at].second)
                size[at] = std::max(size[at], size[before] + 1);
        if (size[at] > most || (size[at] == most && boxes[at].second < lowest)) {
            most = size[at];
            lowest = boxes[at].second;
        }
    }
    std::cout << most << ' ' << lowest << '\n';
    return 0;
}
