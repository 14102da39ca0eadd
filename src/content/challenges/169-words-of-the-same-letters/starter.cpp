#include <iostream>
#include <string>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::string> words(n);
    for (auto& word : words) std::cin >> word;
    // Print the groups, the size of the largest, and its first word.
    return 0;
}
