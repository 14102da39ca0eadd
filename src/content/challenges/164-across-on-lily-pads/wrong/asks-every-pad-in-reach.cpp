// Tells every pad in reach how many leaps it takes: right, and too slow for springy pads
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    std::cin >> n;
    const int never = 1000000000;
    std::vector<int> leaps(n, never);
    leaps[0] = 0;
    int farthest = 0;
    for (int pad = 0; pad < n; ++pad) {
        long long spring = 0;
        std::cin >> spring;
        if (leaps[pad] == never) continue;
        farthest = pad;
        const int end = std::min<long long>(n - 1, pad + spring);
        for (int at = pad + 1; at <= end; ++at) leaps[at] = std::min(leaps[at], leaps[pad] + 1);
    }
    if (leaps[n - 1] < never) std::cout << leaps[n - 1] << '\n';
    else std::cout << "stuck " << farthest + 1 << '\n';
    return 0;
}
