// Finds for each pad the earliest one that reaches it, then goes back from the last pad
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    std::cin >> n;
    std::vector<int> from(n, 0);
    int known = 0;
    int reached = 0;
    for (int pad = 0; pad < n; ++pad) {
        int spring = 0;
        std::cin >> spring;
        if (pad > reached) continue;
        reached = std::max<long long>(reached, std::min<long long>(n - 1, pad + static_cast<long long>(spring)));
        while (known < reached) from[++known] = pad;
    }
    if (reached < n - 1) {
        std::cout << "stuck " << reached + 1 << '\n';
        return 0;
    }
    int leaps = 0;
    for (int pad = n - 1; pad > 0; pad = from[pad]) ++leaps;
    std::cout << leaps << '\n';
    return 0;
}
