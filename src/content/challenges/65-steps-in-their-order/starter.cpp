#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    std::vector<std::vector<int>> followers(n + 1);
    while (m-- > 0) {
        int before = 0;
        int after = 0;
        std::cin >> before >> after;
        followers[before].push_back(after);
    }
    // Print three steps and the checksum, or "circle".
    return 0;
}
