// Asks all earlier requests for each one: right, and too slow for 100,000
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::pair<int, int>> requests(n);
    for (auto& [end, begin] : requests) std::cin >> begin >> end;
    std::sort(requests.begin(), requests.end());
    std::vector<int> most(n, 1);
    int best = 0;
    int free = 0;
    for (int at = 0; at < n; ++at) {
        for (int before = 0; before < at; ++before)
            if (requests[before].first <= requests[at].second) most[at] = std::max(most[at], most[before] + 1);
        if (most[at] > best) {
            best = most[at];
            free = requests[at].first;
        }
    }
    std::cout << n - best << ' ' << free << '\n';
    return 0;
}
