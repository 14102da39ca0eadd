#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::vector<int> below(n + 1, 0);
    for (int fork = 2; fork <= n; ++fork) std::cin >> below[fork];
    while (q-- > 0) {
        int one = 0;
        int other = 0;
        std::cin >> one >> other;
    }
    // Print the first answer, then the checksum and the longest way.
    return 0;
}
