// A sorted multiset of the minutes at which counters are free
#include <algorithm>
#include <iostream>
#include <set>

int main() {
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::multiset<long long> free;
    long long longest = 0;
    long long last = 0;
    while (n-- > 0) {
        long long arrival = 0;
        long long minutes = 0;
        std::cin >> arrival >> minutes;
        long long begin = arrival;
        if (static_cast<int>(free.size()) == k) {
            begin = std::max(arrival, *free.begin());
            free.erase(free.begin());
        }
        free.insert(begin + minutes);
        longest = std::max(longest, begin - arrival);
        last = std::max(last, *free.rbegin());
    }
    std::cout << longest << ' ' << last << '\n';
    return 0;
}
