// Adds up the fields of each rectangle: right, and too slow
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int rows = 0;
    int columns = 0;
    std::cin >> rows >> columns;
    std::vector<std::vector<long long>> forest(rows + 1, std::vector<long long>(columns + 1));
    for (int row = 1; row <= rows; ++row)
        for (int column = 1; column <= columns; ++column) std::cin >> forest[row][column];
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
        long long trees = 0;
        for (int row = top; row <= bottom; ++row)
            for (int column = left; column <= right; ++column) trees += forest[row][column];
        sum += trees;
        fullest = std::max(fullest, trees);
    }
    std::cout << sum << ' ' << fullest << '\n';
    return 0;
}
