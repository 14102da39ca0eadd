// Walks over the edge of one row into the next
#include <iostream>
#include <queue>
#include <string>
#include <vector>

int shortest_way(const std::vector<std::string> &maze) {
    int columns = static_cast<int>(maze[0].size());
    std::string fields;

    for (const std::string &line : maze) {
        fields += line;
    }

    int size = static_cast<int>(fields.size());
    int start = static_cast<int>(fields.find('S'));
    std::vector<int> steps(size, -1);
    std::queue<int> waiting;

    steps[start] = 0;
    waiting.push(start);
    while (!waiting.empty()) {
        int field = waiting.front();
        waiting.pop();

        if (fields[field] == 'E') {
            return steps[field];
        }
        for (int move : {-columns, columns, -1, 1}) {
            int next = field + move;

            if (next >= 0 && next < size && fields[next] != '#' && steps[next] == -1) {
                steps[next] = steps[field] + 1;
                waiting.push(next);
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
