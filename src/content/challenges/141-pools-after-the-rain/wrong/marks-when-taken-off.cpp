// Marks a field when it is taken off the stack, so that it is counted as often as it went on
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
            std::vector<std::pair<int, int>> stack{{row, column}};
            while (!stack.empty()) {
                const auto [y, x] = stack.back();
                stack.pop_back();
                yard[y][x] = '.';
                ++area;
                const std::pair<int, int> around[] = {{y - 1, x}, {y + 1, x}, {y, x - 1}, {y, x + 1}};
                for (const auto& [r, c] : around) {
                    if (r < 0 || r >= rows || c < 0 || c >= columns) stays = false;
                    else if (yard[r][c] == '~') stack.push_back({r, c});
                }
            }
            if (!stays) continue;
            ++count;
            largest = std::max(largest, area);
        }
    std::cout << count << ' ' << largest << '\n';
    return 0;
}
