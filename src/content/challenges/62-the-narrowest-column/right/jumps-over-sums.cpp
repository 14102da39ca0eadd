// Sums of the first words: each line's end is found by binary search
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<long long> ends(n + 1, 0);
    long long low = 0;
    for (int at = 1; at <= n; ++at) {
        long long word = 0;
        std::cin >> word;
        low = std::max(low, word);
        ends[at] = ends[at - 1] + word + 1;
    }
    long long high = ends[n] - 1;
    while (low < high) {
        const long long middle = low + (high - low) / 2;
        int lines = 0;
        auto at = ends.begin();
        while (at != ends.end() - 1 && lines <= k) {
            at = std::upper_bound(at, ends.end(), *at + middle + 1) - 1;
            ++lines;
        }
        if (lines <= k) high = middle;
        else low = middle + 1;
    }
    std::cout << low << '\n';
    return 0;
}
