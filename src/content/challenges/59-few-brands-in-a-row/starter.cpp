#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<int> brands(n);
    for (auto& brand : brands) std::cin >> brand;
    // Print the place and the length.
    return 0;
}
