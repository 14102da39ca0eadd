#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int rows = 0;
    int columns = 0;
    std::cin >> rows >> columns;
    // upTo[r][c]: the trees in the first r rows and the first c columns.
    std::vector<std::vector<long long>> upTo(rows + 1, std::vector<long long>(columns + 1, 0));
    for (int row = 1; row <= rows; ++row)
        for (int column = 1; column <= columns; ++column) {
            long long trees = 0;
            std::cin >> trees;
            upTo[row][column] = trees + upTo[row - 1][column] + upTo[row][column - 1] - upTo[row - 1][column - 1];
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
        const long long trees =
            upTo[bottom][right] - upTo[bottom][left - 1] - upTo[top - 1][right] + upTo[top - 1][left - 1];
        sum += trees;
        fullest = std::max(fullest, trees);
    }
    std::cout << sum << ' ' << fullest << '\n';
    return 0;
}
