// Takes fields that touch at a corner for one pool
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    int rows = 0;
    int columns = 0;
    std::cin >> rows >> columns;
    std::vector<std::string> yard(rows);
    for (auto& row : yard) std::cin >> row;
    int count = 0;
    int largest = 0;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            if (yard[row][column] != '~') continue;
            int area = 0;
            bool stays = true;
            yard[row][column] = '.';
            std::vector<std::pair<int, int>> stack{{row, column}};
            while (!stack.empty()) {
                const auto [y, x] = stack.back();
                stack.pop_back();
                ++area;
                if (y == 0 || y == rows - 1 || x == 0 || x == columns - 1) stays = false;
                for (int r = std::max(0, y - 1); r <= std::min(rows - 1, y + 1); ++r)
                    for (int c = std::max(0, x - 1); c <= std::min(columns - 1, x + 1); ++c)
                        if (yard[r][c] == '~') {
                            yard[r][c] = '.';
                            stack.push_back({r, c});
                        }
            }
            if (!stays) continue;
            ++count;
            largest = std::max(largest, area);
        }
    std::cout << count << ' ' << largest << '\n';
    return 0;
}
