// Adds up in an int
#include <algorithm>
#include <iostream>
#include <vector>

static int best(const std::vector<int>& stalls, int begin, int end) {
    int before = 0;
    int last = 0;
    for (int at = begin; at < end; ++at) {
        const int next = std::max(last, before + stalls[at]);
        before = last;
        last = next;
    }
    return last;
}

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<int> stalls(n);
    for (auto& stall : stalls) std::cin >> stall;
    std::cout << (n == 1 ? best(stalls, 0, 1) : std::max(best(stalls, 1, n), best(stalls, 0, n - 1))) << '\n';
    return 0;
}
