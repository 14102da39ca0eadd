#include <iostream>
#include <vector>

int main() {
    int n = 0;
    long long target = 0;
    std::cin >> n >> target;
    std::vector<long long> prices(n);
    for (auto& price : prices) std::cin >> price;
    // Print the two places, or "none".
    return 0;
}
