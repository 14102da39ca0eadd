// Goes over all fields again and again, each one step behind its nearest neighbour, until nothing changes
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    int rows;
    int columns;

    if (!(std::cin >> rows >> columns)) {
        return 0;
    }

    const int far = 1000000;
    std::vector<std::string> maze(rows);
    std::vector<std::vector<int>> steps(rows + 2, std::vector<int>(columns + 2, far));

    for (std::string &line : maze) {
        std::cin >> line;
    }

    int answer = far;
    bool changed = true;

    while (changed) {
        changed = false;
        for (int row = 1; row <= rows; row++) {
            for (int column = 1; column <= columns; column++) {
                char field = maze[row - 1][column - 1];

                if (field == '#') {
                    continue;
                }

                int nearest = std::min({steps[row - 1][column], steps[row + 1][column], steps[row][column - 1],
                                        steps[row][column + 1]});
                int now = field == 'S' ? 0 : std::min(far, nearest + 1);

                if (now < steps[row][column]) {
                    steps[row][column] = now;
                    changed = true;
                }
                if (field == 'E') {
                    answer = steps[row][column];
                }
            }
        }
    }
    if (answer == far) {
        std::cout << "no way\n";
    } else {
        std::cout << "steps: " << answer << '\n';
    }
    return 0;
}
