#include <iostream>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<int> above(n + 1, 0);
    for (int room = 2; room <= n; ++room) std::cin >> above[room];
    // Print the longest way and the number of rooms without one below.
    return 0;
}
