// Looks whether E can be reached, and then counts rows and columns between, as if there were no walls
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

bool reach(std::vector<std::string> &maze, int row, int column) {
    if (row < 0 || row >= static_cast<int>(maze.size()) || column < 0 || column >= static_cast<int>(maze[0].size())) {
        return false;
    }
    if (maze[row][column] == '#') {
        return false;
    }
    if (maze[row][column] == 'E') {
        return true;
    }
    maze[row][column] = '#';
    return reach(maze, row - 1, column) || reach(maze, row + 1, column) || reach(maze, row, column - 1) ||
           reach(maze, row, column + 1);
}

int main() {
    int rows;
    int columns;
    int start[2] = {0, 0};
    int end[2] = {0, 0};

    if (!(std::cin >> rows >> columns)) {
        return 0;
    }

    std::vector<std::string> maze(rows);

    for (int row = 0; row < rows; row++) {
        std::cin >> maze[row];
        for (int column = 0; column < columns; column++) {
            if (maze[row][column] == 'S') {
                start[0] = row;
                start[1] = column;
            } else if (maze[row][column] == 'E') {
                end[0] = row;
                end[1] = column;
            }
        }
    }
    if (reach(maze, start[0], start[1])) {
        std::cout << "steps: " << std::abs(start[0] - end[0]) + std::abs(start[1] - end[1]) << '\n';
    } else {
        std::cout << "no way\n";
    }
    return 0;
}
