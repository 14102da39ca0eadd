#include <iostream>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::vector<int>> costs(n, std::vector<int>(n));
    for (auto& row : costs)
        for (auto& cost : row) std::cin >> cost;
    // Print the smallest sum, and the number of ways.
    return 0;
}
