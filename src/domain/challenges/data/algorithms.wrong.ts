import type { WrongSolution } from '../types.ts';

/** Mistakes that the cases of challenges 49 to 52 must catch. */
export const algorithmsWrong: readonly WrongSolution[] = [
  {
    challenge: 49,
    mistake: 'Leaves n itself out',
    source: String.raw`#include <stdbool.h>
#include <stdio.h>

#define MOST 1000000

int main(void) {
    static bool composite[MOST + 1];
    int limit;
    int count = 0;
    int largest = 0;

    if (scanf("%d", &limit) != 1) {
        return 0;
    }
    for (int i = 2; i < limit; i++) {
        if (composite[i]) {
            continue;
        }
        count++;
        largest = i;
        for (int j = i + i; j <= limit; j += i) {
            composite[j] = true;
        }
    }

    printf("primes: %d\n", count);
    if (count == 0) {
        printf("largest: none\n");
    } else {
        printf("largest: %d\n", largest);
    }
    return 0;
}
`,
  },
  {
    challenge: 49,
    mistake: 'Tests only the divisors 2, 3, 5 and 7',
    source: String.raw`#include <stdio.h>

int main(void) {
    int limit;
    int count = 0;
    int largest = 0;

    if (scanf("%d", &limit) != 1) {
        return 0;
    }
    for (int i = 2; i <= limit; i++) {
        if (i == 2 || i == 3 || i == 5 || i == 7 || (i % 2 != 0 && i % 3 != 0 && i % 5 != 0 && i % 7 != 0)) {
            count++;
            largest = i;
        }
    }

    printf("primes: %d\n", count);
    if (count == 0) {
        printf("largest: none\n");
    } else {
        printf("largest: %d\n", largest);
    }
    return 0;
}
`,
  },
  {
    challenge: 49,
    mistake: 'Takes 1 for a prime number',
    source: String.raw`#include <stdbool.h>
#include <stdio.h>

#define MOST 1000000

int main(void) {
    static bool composite[MOST + 1];
    int limit;
    int count = 0;
    int largest = 0;

    if (scanf("%d", &limit) != 1) {
        return 0;
    }
    for (int i = 1; i <= limit; i++) {
        if (composite[i]) {
            continue;
        }
        count++;
        largest = i;
        for (int j = i + i; i > 1 && j <= limit; j += i) {
            composite[j] = true;
        }
    }

    printf("primes: %d\n", count);
    if (count == 0) {
        printf("largest: none\n");
    } else {
        printf("largest: %d\n", largest);
    }
    return 0;
}
`,
  },
  {
    challenge: 49,
    mistake: 'Crosses out the even numbers only',
    source: String.raw`#include <stdbool.h>
#include <stdio.h>

#define MOST 1000000

int main(void) {
    static bool composite[MOST + 1];
    int limit;
    int count = 0;
    int largest = 0;

    if (scanf("%d", &limit) != 1) {
        return 0;
    }
    for (int i = 2; i <= limit; i++) {
        if (composite[i]) {
            continue;
        }
        count++;
        largest = i;
        for (int j = i + i; i == 2 && j <= limit; j += 2) {
            composite[j] = true;
        }
    }

    printf("primes: %d\n", count);
    if (count == 0) {
        printf("largest: none\n");
    } else {
        printf("largest: %d\n", largest);
    }
    return 0;
}
`,
  },
  {
    challenge: 50,
    mistake: 'Starts the best at 0, so all negative numbers give 0',
    source: String.raw`#include <algorithm>
#include <iostream>

int main() {
    long long number;
    long long current = 0;
    long long best = 0;

    while (std::cin >> number) {
        current = std::max(number, current + number);
        best = std::max(best, current);
    }

    std::cout << "best: " << best << '\n';
    return 0;
}
`,
  },
  {
    challenge: 50,
    mistake: 'Ends a stretch at every negative number',
    source: String.raw`#include <algorithm>
#include <iostream>

int main() {
    long long number;
    long long current = 0;
    long long best = 0;
    bool first = true;

    while (std::cin >> number) {
        current = first || number < 0 || current < 0 ? number : current + number;
        best = first ? current : std::max(best, current);
        first = false;
    }

    std::cout << "best: " << best << '\n';
    return 0;
}
`,
  },
  {
    challenge: 50,
    mistake: 'Calculates with int, which overflows',
    source: String.raw`#include <algorithm>
#include <iostream>

int main() {
    int number;
    int current = 0;
    int best = 0;
    bool first = true;

    while (std::cin >> number) {
        current = first ? number : std::max(number, current + number);
        best = first ? current : std::max(best, current);
        first = false;
    }

    std::cout << "best: " << best << '\n';
    return 0;
}
`,
  },
  {
    challenge: 50,
    mistake: 'Prints the last stretch instead of the best',
    source: String.raw`#include <algorithm>
#include <iostream>

int main() {
    long long number;
    long long current = 0;
    bool first = true;

    while (std::cin >> number) {
        current = first ? number : std::max(number, current + number);
        first = false;
    }

    std::cout << "best: " << current << '\n';
    return 0;
}
`,
  },
  {
    challenge: 51,
    mistake: 'Follows the first way that it finds, however long',
    source: String.raw`#include <iostream>
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
`,
  },
  {
    challenge: 51,
    mistake: 'Steps diagonally as well',
    source: String.raw`#include <iostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>

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

    const std::pair<int, int> directions[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}};

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
`,
  },
  {
    challenge: 51,
    mistake: 'Walks over the edge of one row into the next',
    source: String.raw`#include <iostream>
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
`,
  },
  {
    challenge: 51,
    mistake: 'Counts the fields of the way instead of the steps',
    source: String.raw`#include <iostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>

int shortest_way(const std::vector<std::string> &maze) {
    int rows = static_cast<int>(maze.size());
    int columns = static_cast<int>(maze[0].size());
    std::vector<std::vector<int>> steps(rows, std::vector<int>(columns, -1));
    std::queue<std::pair<int, int>> waiting;

    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            if (maze[row][column] == 'S') {
                steps[row][column] = 1;
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
`,
  },
  {
    challenge: 52,
    mistake: 'Always takes the largest coin that fits',
    source: String.raw`#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int amount;
    int kinds;

    if (!(std::cin >> amount >> kinds)) {
        return 0;
    }

    std::vector<int> coins(kinds);

    for (int &coin : coins) {
        std::cin >> coin;
    }

    std::sort(coins.rbegin(), coins.rend());

    int used = 0;

    for (int coin : coins) {
        used += amount / coin;
        amount %= coin;
    }

    if (amount != 0) {
        std::cout << "impossible\n";
    } else {
        std::cout << "coins: " << used << '\n';
    }
    return 0;
}
`,
  },
  {
    challenge: 52,
    mistake: 'Uses each coin only once',
    source: String.raw`#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int amount;
    int kinds;

    if (!(std::cin >> amount >> kinds)) {
        return 0;
    }

    std::vector<int> coins(kinds);

    for (int &coin : coins) {
        std::cin >> coin;
    }

    const int none = amount + 1;
    std::vector<int> fewest(amount + 1, none);

    fewest[0] = 0;
    for (int coin : coins) {
        for (int sum = amount; sum >= coin; sum--) {
            fewest[sum] = std::min(fewest[sum], fewest[sum - coin] + 1);
        }
    }

    if (fewest[amount] == none) {
        std::cout << "impossible\n";
    } else {
        std::cout << "coins: " << fewest[amount] << '\n';
    }
    return 0;
}
`,
  },
  {
    challenge: 52,
    mistake: 'Prints the stand-in for impossible as a number',
    source: String.raw`#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int amount;
    int kinds;

    if (!(std::cin >> amount >> kinds)) {
        return 0;
    }

    std::vector<int> coins(kinds);

    for (int &coin : coins) {
        std::cin >> coin;
    }

    const int none = amount + 1;
    std::vector<int> fewest(amount + 1, none);

    fewest[0] = 0;
    for (int sum = 1; sum <= amount; sum++) {
        for (int coin : coins) {
            if (coin <= sum) {
                fewest[sum] = std::min(fewest[sum], fewest[sum - coin] + 1);
            }
        }
    }

    std::cout << "coins: " << fewest[amount] << '\n';
    return 0;
}
`,
  },
  {
    challenge: 52,
    mistake: 'Stops one short of the amount',
    source: String.raw`#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int amount;
    int kinds;

    if (!(std::cin >> amount >> kinds)) {
        return 0;
    }

    std::vector<int> coins(kinds);

    for (int &coin : coins) {
        std::cin >> coin;
    }

    const int none = amount + 1;
    std::vector<int> fewest(amount + 1, none);

    fewest[0] = 0;
    for (int sum = 1; sum < amount; sum++) {
        for (int coin : coins) {
            if (coin <= sum) {
                fewest[sum] = std::min(fewest[sum], fewest[sum - coin] + 1);
            }
        }
    }

    if (fewest[amount] == none) {
        std::cout << "impossible\n";
    } else {
        std::cout << "coins: " << fewest[amount] << '\n';
    }
    return 0;
}
`,
  },
];
