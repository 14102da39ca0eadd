#include <iostream>
#include <vector>

int main() {
    int rows = 0;
    int columns = 0;
    std::cin >> rows >> columns;
    std::vector<std::vector<long long>> forest(rows, std::vector<long long>(columns));
    for (auto& row : forest)
        for (auto& field : row) std::cin >> field;
    int q = 0;
    std::cin >> q;
    while (q-- > 0) {
        int row = 0;
        int column = 0;
        int otherRow = 0;
        int otherColumn = 0;
        std::cin >> row >> column >> otherRow >> otherColumn;
    }
    // Print the sum of all answers, and the largest one.
    return 0;
}
