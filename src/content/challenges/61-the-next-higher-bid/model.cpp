#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    std::cin >> n;
    std::vector<int> bids(n);
    for (auto& bid : bids) std::cin >> bid;
    std::vector<int> waiting;
    long long total = 0;
    for (int place = 0; place < n; ++place) {
        while (!waiting.empty() && bids[waiting.back()] < bids[place]) {
            total += place - waiting.back();
            waiting.pop_back();
        }
        waiting.push_back(place);
    }
    std::cout << total << ' ' << waiting.size() << '\n';
    return 0;
}
