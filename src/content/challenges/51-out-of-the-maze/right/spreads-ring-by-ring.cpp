// Spreads ring by ring: a list of what is so many steps away, and of it the list of what is one more
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    int rows;
    int columns;

    if (!(std::cin >> rows >> columns)) {
        return 0;
    }

    // A wall around it all: no step leaves the maze.
    std::vector<std::string> maze(rows + 2, std::string(columns + 2, '#'));
    std::vector<std::pair<int, int>> ring;

    for (int row = 1; row <= rows; row++) {
        std::string line;
        std::cin >> line;
        for (int column = 1; column <= columns; column++) {
            maze[row][column] = line[column - 1];
            if (line[column - 1] == 'S') {
                ring.push_back({row, column});
                maze[row][column] = '#';
            }
        }
    }
    for (int steps = 1; !ring.empty(); steps++) {
        std::vector<std::pair<int, int>> next;

        for (auto [row, column] : ring) {
            const std::pair<int, int> around[] = {
                {row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}};

            for (auto [r, c] : around) {
                if (maze[r][c] == 'E') {
                    std::cout << "steps: " << steps << '\n';
                    return 0;
                }
                if (maze[r][c] == '.') {
                    maze[r][c] = '#';
                    next.push_back({r, c});
                }
            }
        }
        ring = next;
    }
    std::cout << "no way\n";
    return 0;
}
