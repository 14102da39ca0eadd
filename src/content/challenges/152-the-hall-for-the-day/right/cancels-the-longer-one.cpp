// Sorts by the beginning, and of two that overlap cancels the one that ends later
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::pair<int, int>> requests(n);
    for (auto& [begin, end] : requests) std::cin >> begin >> end;
    std::sort(requests.begin(), requests.end());
    int cancelled = 0;
    int free = requests.front().second;
    for (int at = 1; at < n; ++at) {
        const auto [begin, end] = requests[at];
        if (begin >= free) {
            free = end;
        } else {
            ++cancelled;
            free = std::min(free, end);
        }
    }
    std::cout << cancelled << ' ' << free << '\n';
    return 0;
}
