#include <iostream>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<int> bids(n);
    for (auto& bid : bids) std::cin >> bid;
    // Print the sum of waits and the number of bids without one.
    return 0;
}
