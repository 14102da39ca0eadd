#include <algorithm>
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    std::cin >> n;
    int leaps = 0;
    // The last pad that so many leaps reach, and the last one that one leap more does.
    int end = 1;
    int farthest = 1;
    for (int pad = 1; pad <= n; ++pad) {
        int spring = 0;
        std::cin >> spring;
        if (pad > end) {
            if (farthest == end) break;
            ++leaps;
            end = farthest;
        }
        farthest = std::max(farthest, pad + spring);
    }
    if (end >= n) std::cout << leaps << '\n';
    else std::cout << "stuck " << end << '\n';
    return 0;
}
