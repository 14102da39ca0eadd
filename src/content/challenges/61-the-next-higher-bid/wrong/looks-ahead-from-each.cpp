// Looks ahead from each bid: right, and too slow for 200,000 falling ones
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<int> bids(n);
    for (auto& bid : bids) std::cin >> bid;
    long long total = 0;
    int never = 0;
    for (int place = 0; place < n; ++place) {
        int higher = place + 1;
        while (higher < n && bids[higher] <= bids[place]) ++higher;
        if (higher < n) total += higher - place;
        else ++never;
    }
    std::cout << total << ' ' << never << '\n';
    return 0;
}
