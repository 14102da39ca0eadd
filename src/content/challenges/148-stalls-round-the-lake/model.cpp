#include <algorithm>
#include <iostream>
#include <vector>

/** The most that stalls in a line bring. */
static long long bestOfLine(std::vector<long long>::const_iterator begin, std::vector<long long>::const_iterator end) {
    long long before = 0;
    long long last = 0;
    for (auto stall = begin; stall != end; ++stall) {
        const long long next = std::max(last, before + *stall);
        before = last;
        last = next;
    }
    return last;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    std::cin >> n;
    std::vector<long long> stalls(n);
    for (auto& stall : stalls) std::cin >> stall;
    const auto begin = stalls.cbegin();
    const auto end = stalls.cend();
    if (n == 1) std::cout << bestOfLine(begin, end) << '\n';
    else std::cout << std::max(bestOfLine(begin + 1, end), bestOfLine(begin, end - 1)) << '\n';
    return 0;
}
