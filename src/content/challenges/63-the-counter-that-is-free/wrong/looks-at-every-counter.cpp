// Looks at every counter for each customer: right, and too slow for many of both
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<long long> free(k, 0);
    long long longest = 0;
    long long last = 0;
    while (n-- > 0) {
        long long arrival = 0;
        long long minutes = 0;
        std::cin >> arrival >> minutes;
        const auto first = std::min_element(free.begin(), free.end());
        const long long begin = std::max(arrival, *first);
        *first = begin + minutes;
        longest = std::max(longest, begin - arrival);
        last = std::max(last, *first);
    }
    std::cout << longest << ' ' << last << '\n';
    return 0;
}
