// Says that the frog is stuck as soon as there is a pad without spring before the last one
#include <algorithm>
#include <iostream>

int main() {
    int n = 0;
    std::cin >> n;
    int leaps = 0;
    int end = 1;
    int farthest = 1;
    for (int pad = 1; pad <= n; ++pad) {
        int spring = 0;
        std::cin >> spring;
        if (pad > end) {
            ++leaps;
            end = farthest;
        }
        farthest = std::max(farthest, pad + spring);
        if (spring == 0 && pad < n) {
            std::cout << "stuck " << pad << '\n';
            return 0;
        }
    }
    std::cout << leaps << '\n';
    return 0;
}
