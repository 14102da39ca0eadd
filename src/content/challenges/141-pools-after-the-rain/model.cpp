#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

class Yard {
public:
    Yard(int rows, int columns) : rows(rows), columns(columns), fields(rows) {
        for (auto& row : fields) std::cin >> row;
    }

    bool isWet(int row, int column) const { return fields[row][column] == '~'; }

    /** The area of the pool there, or 0 if it runs off; dries it. */
    int search(int startRow, int startColumn) {
        int area = 0;
        bool stays = true;
        fields[startRow][startColumn] = '.';
        std::vector<std::pair<int, int>> stack{{startRow, startColumn}};
        while (!stack.empty()) {
            const auto [row, column] = stack.back();
            stack.pop_back();
            ++area;
            const std::pair<int, int> around[] = {
                {row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}};
            for (const auto& [r, c] : around) {
                if (r < 0 || r >= rows || c < 0 || c >= columns) {
                    stays = false;
                } else if (isWet(r, c)) {
                    fields[r][c] = '.';
                    stack.push_back({r, c});
                }
            }
        }
        return stays ? area : 0;
    }

private:
    int rows;
    int columns;
    std::vector<std::string> fields;
};

int main() {
    int rows = 0;
    int columns = 0;
    std::cin >> rows >> columns;
    Yard yard(rows, columns);
    int count = 0;
    int largest = 0;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            if (!yard.isWet(row, column)) continue;
            const int area = yard.search(row, column);
            if (area > 0) ++count;
            largest = std::max(largest, area);
        }
    std::cout << count << ' ' << largest << '\n';
    return 0;
}
