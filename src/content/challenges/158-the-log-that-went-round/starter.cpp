#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::vector<int> times(n);
    for (auto& time : times) std::cin >> time;
    while (q-- > 0) {
        int a = 0;
        int b = 0;
        std::cin >> a >> b;
    }
    // Print the place of the oldest entry, the sum of the answers, and the largest.
    return 0;
}
