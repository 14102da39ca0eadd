// Keeps the sum of waits in an int
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<int> bids(n);
    for (auto& bid : bids) std::cin >> bid;
    std::vector<int> waiting;
    int total = 0;
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
