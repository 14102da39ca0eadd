#include <iostream>
#include <vector>

int main() {
    int n = 0;
    long long limit = 0;
    std::cin >> n >> limit;
    std::vector<long long> weights(n);
    for (auto& weight : weights) std::cin >> weight;
    // Print the fewest trips.
    return 0;
}
