#include <iostream>
#include <string>
#include <vector>

int main() {
    int rows = 0;
    int columns = 0;
    std::cin >> rows >> columns;
    std::vector<std::string> yard(rows);
    for (auto& row : yard) std::cin >> row;
    // Print how many pools stay, and the area of the largest.
    return 0;
}
