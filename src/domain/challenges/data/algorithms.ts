import type { Challenge } from '../types.ts';

/** Challenges 49 to 52: well-known ideas that save work. */
export const algorithms: readonly Challenge[] = [
  {
    id: 49,
    title: 'The Sieve',
    group: 'Algorithms',
    difficulty: 'easy',
    language: 'c',
    topics: ['sieve of Eratosthenes', 'prime numbers', 'arrays'],
    description:
      'Read one whole number n, from 0 to 1000000. Print two lines: "primes: " and how many prime numbers there are from 2 up to and including n, then "largest: " and the largest of them, or "largest: none" when there is none. A prime number is divisible only by 1 and by itself, and 1 is not prime. Do it with a sieve: go up from 2; each number that is not crossed out is prime, and its multiples are then crossed out.',
    starter: String.raw`#include <stdio.h>

int main(void) {
    int limit;
    int count = 0;

    if (scanf("%d", &limit) != 1) {
        return 0;
    }
    for (int i = 2; i <= limit; i++) {
        /* Not every i is prime. Cross out the multiples of each prime that you find. */
        count++;
    }

    printf("primes: %d\n", count);
    return 0;
}
`,
    examples: [
      { input: '10\n', output: 'primes: 4\nlargest: 7\n' },
      { input: '13\n', output: 'primes: 6\nlargest: 13\n' },
    ],
    hidden: [
      { input: '0\n', output: 'primes: 0\nlargest: none\n' },
      { input: '1\n', output: 'primes: 0\nlargest: none\n' },
      { input: '2\n', output: 'primes: 1\nlargest: 2\n' },
      { input: '49\n', output: 'primes: 15\nlargest: 47\n' },
      { input: '121\n', output: 'primes: 30\nlargest: 113\n' },
      { input: '1000000\n', output: 'primes: 78498\nlargest: 999983\n' },
    ],
    hints: [
      'Keep one flag for each number up to n that says whether it was crossed out. A static array starts with all flags false.',
      'When you meet a number i that is not crossed out, count it, remember it as the largest so far, and cross out i + i, i + i + i and so on up to n.',
      'The array needs 1000001 places, because both 0 and 1000000 are an index. Declare it static: as a plain local variable it would take a large part of the stack.',
    ],
    solution: String.raw`#include <stdbool.h>
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
    id: 50,
    title: 'The Best Stretch',
    group: 'Algorithms',
    difficulty: 'medium',
    language: 'cpp',
    topics: ['dynamic programming', 'maximum subarray', 'running values'],
    description:
      'A shop writes down its profit for each day; on bad days it is negative. Read integers until the input ends: at least one and at most 1000, and each fits in an int. Find the stretch of one or more days in a row whose numbers add up to the greatest sum, and print "best: " followed by that sum. The sum may be too big for an int. If all numbers are negative, the best stretch is one day long. You need to look at each number only once.',
    starter: String.raw`#include <iostream>

int main() {
    long long number;
    long long best = 0;

    while (std::cin >> number) {
        // This adds up everything. When is it better to start anew?
        best += number;
    }

    std::cout << "best: " << best << '\n';
    return 0;
}
`,
    examples: [
      { input: '3 -5 4 -1 6 -8 2\n', output: 'best: 9\n' },
      { input: '1 2 3\n', output: 'best: 6\n' },
    ],
    hidden: [
      { input: '-7\n', output: 'best: -7\n' },
      { input: '-3 -1 -4\n', output: 'best: -1\n' },
      { input: '0 -1 0\n', output: 'best: 0\n' },
      { input: '2000000000 -1 2000000000\n', output: 'best: 3999999999\n' },
      { input: '5 -4 3 -10 6\n', output: 'best: 6\n' },
      { input: '-2 1 -3 4 -1 2 1 -5 4\n', output: 'best: 6\n' },
    ],
    hints: [
      'Suppose you know the greatest sum of a stretch that ends on the day before. Which two choices are there for a stretch that ends today?',
      'Either it is today alone, or today added to the best stretch that ends yesterday: current = max(number, current + number).',
      'The answer is the greatest current that you ever had. Start it with the first number and not with 0, which would be wrong when all numbers are negative.',
    ],
    solution: String.raw`#include <algorithm>
#include <iostream>

int main() {
    long long number;
    long long current = 0;
    long long best = 0;
    bool first = true;

    while (std::cin >> number) {
        // The best stretch that ends here: the number alone, or behind the best before it.
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
    id: 51,
    title: 'Out of the Maze',
    group: 'Algorithms',
    difficulty: 'hard',
    language: 'cpp',
    topics: ['breadth-first search', 'queues', 'grids', 'shortest paths'],
    description:
      'Read the number of rows and of columns, each from 1 to 40, and then the rows of a maze. In it "#" is a wall, "." is a free field, and there is exactly one S, the start, and exactly one E, the exit; both can be walked on. One step goes up, down, left or right to the next field; nobody steps diagonally, onto a wall or out of the maze. Print "steps: " and the smallest number of steps from S to E, or "no way" when E cannot be reached.',
    starter: String.raw`#include <iostream>
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
`,
    examples: [
      { input: '3 5\nS.#.E\n..#..\n.....\n', output: 'steps: 8\n' },
      { input: '1 3\nS#E\n', output: 'no way\n' },
    ],
    hidden: [
      { input: '1 2\nSE\n', output: 'steps: 1\n' },
      { input: '2 2\nS#\n#E\n', output: 'no way\n' },
      { input: '3 4\n...S\n####\nE...\n', output: 'no way\n' },
      { input: '4 4\nE...\n....\n....\n...S\n', output: 'steps: 6\n' },
      { input: '5 7\nS#.....\n.#.###.\n.#.#E#.\n.#.#.#.\n...#...\n', output: 'steps: 22\n' },
      { input: '2 3\n..S\nE..\n', output: 'steps: 3\n' },
    ],
    hints: [
      'If you follow one way to its end, you find some way, but perhaps not the shortest. Go one step in all directions first, then one more.',
      'Put the start into a std::queue. Take out the field in front, and put in each of its neighbours that you have not seen yet, with one step more.',
      'Keep the number of steps to each field in a table that starts with -1: it tells you at the same time which fields were seen. Check that a neighbour lies inside the maze before you look at it.',
    ],
    solution: String.raw`#include <iostream>
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
`,
  },
  {
    id: 52,
    title: 'Fewest Coins',
    group: 'Algorithms',
    difficulty: 'hard',
    language: 'cpp',
    topics: ['dynamic programming', 'change-making problem', 'std::vector'],
    description:
      'Read an amount, from 0 to 10000, and the number of kinds of coins, from 1 to 20, and then the value of each kind, from 1 to 10000, in any order. Of each kind there are as many coins as you like. Print "coins: " and the smallest number of coins that make up exactly the amount, or "impossible" when no coins do. An amount of 0 needs 0 coins. Always taking the largest coin that fits does not give the right answer: 6 with the coins 1, 3 and 4 is made of two coins, 3 and 3.',
    starter: String.raw`#include <iostream>
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

    // Find the fewest coins for 1, for 2, for 3 and so on, up to the amount.
    std::vector<int> fewest(amount + 1, 0);

    std::cout << "coins: " << fewest[amount] << '\n';
    return 0;
}
`,
    examples: [
      { input: '6 3\n1 3 4\n', output: 'coins: 2\n' },
      { input: '7 2\n4 6\n', output: 'impossible\n' },
    ],
    hidden: [
      { input: '0 1\n5\n', output: 'coins: 0\n' },
      { input: '3 1\n5\n', output: 'impossible\n' },
      { input: '9999 3\n500 1 100\n', output: 'coins: 122\n' },
      { input: '11 2\n5 3\n', output: 'coins: 3\n' },
      { input: '10000 1\n1\n', output: 'coins: 10000\n' },
      { input: '30 3\n25 10 1\n', output: 'coins: 3\n' },
    ],
    hints: [
      'Suppose you knew the answer for every smaller amount. If a coin of value v is used last, how many coins do you need then?',
      'fewest[sum] is the smallest of fewest[sum - coin] + 1 over all coins that are not greater than sum, and fewest[0] is 0.',
      'Fill a table from 1 up to the amount. Start each entry with amount + 1, more than any answer can be: where that is left, it is impossible.',
    ],
    solution: String.raw`#include <algorithm>
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

    // More coins than any amount can need, so it stands for "impossible".
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
