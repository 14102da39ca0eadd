#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<long long> words(n);
    for (auto& word : words) std::cin >> word;
    // Print the smallest width.
    return 0;
}
