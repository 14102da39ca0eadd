#include <iostream>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<long long> stalls(n);
    for (auto& stall : stalls) std::cin >> stall;
    // Print the most that a choice can bring.
    return 0;
}
