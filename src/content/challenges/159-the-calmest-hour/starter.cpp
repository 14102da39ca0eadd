#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<long long> readings(n);
    for (auto& reading : readings) std::cin >> reading;
    // Print the smallest unrest, and where its first hour begins.
    return 0;
}
