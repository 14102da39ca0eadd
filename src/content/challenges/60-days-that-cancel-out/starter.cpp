#include <iostream>
#include <vector>

int main() {
    int n = 0;
    long long target = 0;
    std::cin >> n >> target;
    std::vector<long long> changes(n);
    for (auto& change : changes) std::cin >> change;
    // Print the number of stretches.
    return 0;
}
