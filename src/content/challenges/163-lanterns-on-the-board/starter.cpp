#include <iostream>
#include <string>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::string> board(n);
    for (auto& row : board) std::cin >> row;
    // Print the number of ways, and the columns of the first way if there is one.
    return 0;
}
