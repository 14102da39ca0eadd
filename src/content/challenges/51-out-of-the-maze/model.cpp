#include <iostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>

// Returns the length of the shortest way from S to E, or -1.
int shortest_way(const std::vector<std::string> &maze) {
    int rows = static_cast<int>(maze.size());
    int columns = static_cast<int>(maze[0].size());
    std::vector<std::vector<int>> steps(rows, std::vector<int>(columns, -1));
    std::queue<std::pair<int, int>> waiting;

    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            if (maze[row][column] == 'S') {
                steps[row][column] = 0;
                waiting.push({row, column});
            }
        }
    }

    const std::pair<int, int> directions[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    while (!waiting.empty()) {
        auto [row, column] = waiting.front();
        waiting.pop();

        if (maze[row][column] == 'E') {
            return steps[row][column];
        }
        for (auto [down, right] : directions) {
            int r = row + down;
            int c = column + right;

            if (r >= 0 && r < rows && c >= 0 && c < columns && maze[r][c] != '#' && steps[r][c] == -1) {
                steps[r][c] = steps[row][column] + 1;
                waiting.push({r, c});
            }
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
