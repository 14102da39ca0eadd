// Follows the first way that it finds, however long
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int walk(const std::vector<std::string> &maze, std::vector<std::string> &seen, int row, int column, int steps) {
    int rows = static_cast<int>(maze.size());
    int columns = static_cast<int>(maze[0].size());

    if (row < 0 || row >= rows || column < 0 || column >= columns || maze[row][column] == '#' ||
        seen[row][column] == 'x') {
        return -1;
    }
    if (maze[row][column] == 'E') {
        return steps;
    }
    seen[row][column] = 'x';

    const std::pair<int, int> directions[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    for (auto [down, right] : directions) {
        int found = walk(maze, seen, row + down, column + right, steps + 1);

        if (found != -1) {
            return found;
        }
    }
    return -1;
}

int shortest_way(const std::vector<std::string> &maze) {
    std::vector<std::string> seen = maze;

    for (std::size_t row = 0; row < maze.size(); row++) {
        std::size_t column = maze[row].find('S');

        if (column != std::string::npos) {
            return walk(maze, seen, static_cast<int>(row), static_cast<int>(column), 0);
        }
    }
    return -1;
}

int main() {
    int rows;
    int columns;

    if (!(std::cin >> rows >> columns)) {
        return 0;
    }

    std::vector<std::string> maze(rows);

    for (std::string &line : maze) {
        std::cin >> line;
    }

    int steps = shortest_way(maze);

    if (steps == -1) {
        std::cout << "no way\n";
    } else {
        std::cout << "steps: " << steps << '\n';
    }
    return 0;
}
