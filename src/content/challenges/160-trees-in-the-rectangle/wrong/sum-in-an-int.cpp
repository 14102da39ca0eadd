// Keeps the sums in an int
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int rows = 0;
    int columns = 0;
    std::cin >> rows >> columns;
    std::vector<std::vector<int>> upTo(rows + 1, std::vector<int>(columns + 1, 0));
    for (int row = 1; row <= rows; ++row)
        for (int column = 1; column <= columns; ++column) {
            int trees = 0;
            std::cin >> trees;
            upTo[row][column] = trees + upTo[row - 1][column] + upTo[row][column - 1] - upTo[row - 1][column - 1];
        }
    int q = 0;
    std::cin >> q;
    long long sum = 0;
    int fullest = 0;
    while (q-- > 0) {
        int top = 0;
        int left = 0;
        int bottom = 0;
        int right = 0;
        std::cin >> top >> left >> bottom >> right;
        if (top > bottom) std::swap(top, bottom);
        if (left > right) std::swap(left, right);
        const int trees = upTo[bottom][right] - upTo[bottom][left - 1] - upTo[top - 1][right] + upTo[top - 1][left - 1];
        sum += trees;
        fullest = std::max(fullest, trees);
    }
    std::cout << sum << ' ' << fullest << '\n';
    return 0;
}
