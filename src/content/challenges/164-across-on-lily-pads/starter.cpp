#include <iostream>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<long long> pads(n);
    for (auto& pad : pads) std::cin >> pad;
    // Print the fewest leaps, or "stuck" and the farthest pad.
    return 0;
}
