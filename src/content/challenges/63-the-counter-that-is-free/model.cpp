#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::priority_queue<long long, std::vector<long long>, std::greater<long long>> free(std::greater<long long>(),
                                                                                       std::vector<long long>(k, 0));
    long long longest = 0;
    long long last = 0;
    while (n-- > 0) {
        long long arrival = 0;
        long long minutes = 0;
        std::cin >> arrival >> minutes;
        const long long begin = std::max(arrival, free.top());
        free.pop();
        free.push(begin + minutes);
        longest = std::max(longest, begin - arrival);
        last = std::max(last, begin + minutes);
    }
    std::cout << longest << ' ' << last << '\n';
    return 0;
}
