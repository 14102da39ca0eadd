// Walks up from each room to hand its depth on: right, and too slow for a burrow in one line
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<int> above(n + 1, 0);
    std::vector<bool> hasBelow(n + 1, false);
    for (int room = 2; room <= n; ++room) {
        std::cin >> above[room];
        hasBelow[above[room]] = true;
    }
    std::vector<int> first(n + 1, 0);
    std::vector<int> second(n + 1, 0);
    std::vector<int> side(n + 1, 0);
    for (int room = 2; room <= n; ++room) {
        int steps = 1;
        for (int child = room; above[child] != 0; child = above[child], ++steps) {
            const int parent = above[child];
            if (side[parent] == child) first[parent] = std::max(first[parent], steps);
            else if (steps > first[parent]) {
                second[parent] = first[parent];
                first[parent] = steps;
                side[parent] = child;
            } else second[parent] = std::max(second[parent], steps);
        }
    }
    int longest = 0;
    int last = 0;
    for (int room = 1; room <= n; ++room) {
        longest = std::max(longest, first[room] + second[room]);
        last += !hasBelow[room];
    }
    std::cout << longest << ' ' << last << '\n';
    return 0;
}
