// Union-find: joins each wet field with the one above and the one to its left
#include <algorithm>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

static int rootOf(std::vector<int>& parent, int field) {
    while (parent[field] != field) field = parent[field] = parent[parent[field]];
    return field;
}

int main() {
    int rows = 0;
    int columns = 0;
    std::cin >> rows >> columns;
    std::vector<std::string> yard(rows);
    for (auto& row : yard) std::cin >> row;
    std::vector<int> parent(rows * columns);
    std::iota(parent.begin(), parent.end(), 0);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            if (yard[row][column] != '~') continue;
            const int here = row * columns + column;
            if (row > 0 && yard[row - 1][column] == '~') parent[rootOf(parent, here)] = rootOf(parent, here - columns);
            if (column > 0 && yard[row][column - 1] == '~') parent[rootOf(parent, here)] = rootOf(parent, here - 1);
        }
    std::vector<int> area(parent.size(), 0);
    std::vector<bool> runsOff(parent.size(), false);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            if (yard[row][column] != '~') continue;
            const int root = rootOf(parent, row * columns + column);
            ++area[root];
            if (row == 0 || row == rows - 1 || column == 0 || column == columns - 1) runsOff[root] = true;
        }
    int count = 0;
    int largest = 0;
    for (std::size_t at = 0; at < area.size(); ++at) {
        if (area[at] == 0 || runsOff[at]) continue;
        ++count;
        largest = std::max(largest, area[at]);
    }
    std::cout << count << ' ' << largest << '\n';
    return 0;
}
