// Keeps sums along each row alone, and adds one difference for each row of the rectangle
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int rows = 0;
    int columns = 0;
    std::cin >> rows >> columns;
    // Column by column in memory, so that the rows of a rectangle lie side by side.
    std::vector<std::vector<int>> sums(columns + 1, std::vector<int>(rows + 1, 0));
    for (int row = 1; row <= rows; ++row)
        for (int column = 1; column <= columns; ++column) {
            std::cin >> sums[column][row];
            sums[column][row] += sums[column - 1][row];
        }
    int q = 0;
    std::cin >> q;
    long long sum = 0;
    long long fullest = 0;
    while (q-- > 0) {
        int top = 0;
        int left = 0;
        int bottom = 0;
        int right = 0;
        std::cin >> top >> left >> bottom >> right;
        if (top > bottom) std::swap(top, bottom);
        if (left > right) std::swap(left, right);
        const int* until = sums[right].data();
        const int* before = sums[left - 1].data();
        long long trees = 0;
        for (int row = top; row <= bottom; ++row) trees += until[row] - before[row];
        sum += trees;
        fullest = std::max(fullest, trees);
    }
    std::cout << sum << ' ' << fullest << '\n';
    return 0;
}
