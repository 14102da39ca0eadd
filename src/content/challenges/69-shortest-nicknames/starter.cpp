#include <iostream>
#include <string>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::string> names(n);
    for (auto& name : names) std::cin >> name;
    // Print the total length, then the first and the last nickname.
    return 0;
}
