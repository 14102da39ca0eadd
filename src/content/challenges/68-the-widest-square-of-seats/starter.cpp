#include <iostream>
#include <string>
#include <vector>

int main() {
    int r = 0;
    int c = 0;
    std::cin >> r >> c;
    std::vector<std::string> rows(r);
    for (auto& row : rows) std::cin >> row;
    // Print the seats of the largest square, and in how many places it is free.
    return 0;
}
