// Tries both choices for each stall by recursion: right, and exponential
#include <algorithm>
#include <iostream>
#include <vector>

static long long best(const std::vector<long long>& stalls, int begin, int end) {
    if (begin >= end) return 0;
    return std::max(best(stalls, begin + 1, end), stalls[begin] + best(stalls, begin + 2, end));
}

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<long long> stalls(n);
    for (auto& stall : stalls) std::cin >> stall;
    std::cout << (n == 1 ? best(stalls, 0, 1) : std::max(best(stalls, 1, n), best(stalls, 0, n - 1))) << '\n';
    return 0;
}
