// Goes from the last bid to the first, and jumps along the next higher ones that are known
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<int> bids(n);
    for (auto& bid : bids) std::cin >> bid;
    std::vector<int> next(n, n);
    long long total = 0;
    int never = 0;
    for (int place = n - 1; place >= 0; --place) {
        int higher = place + 1;
        while (higher < n && bids[higher] <= bids[place]) higher = next[higher];
        next[place] = higher;
        if (higher < n) total += higher - place;
        else ++never;
    }
    std::cout << total << ' ' << never << '\n';
    return 0;
}
