// Walks to the farthest room twice
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

static std::pair<int, int> farthestFrom(int start, const std::vector<std::vector<int>>& next) {
    std::vector<int> distance(next.size(), -1);
    std::queue<int> waiting;
    waiting.push(start);
    distance[start] = 0;
    int last = start;
    while (!waiting.empty()) {
        last = waiting.front();
        waiting.pop();
        for (const int other : next[last])
            if (distance[other] < 0) {
                distance[other] = distance[last] + 1;
                waiting.push(other);
            }
    }
    return {last, distance[last]};
}

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::vector<int>> next(n + 1);
    std::vector<bool> hasBelow(n + 1, false);
    for (int room = 2; room <= n; ++room) {
        int above = 0;
        std::cin >> above;
        next[room].push_back(above);
        next[above].push_back(room);
        hasBelow[above] = true;
    }
    int last = 0;
    for (int room = 1; room <= n; ++room) last += !hasBelow[room];
    std::cout << farthestFrom(farthestFrom(1, next).first, next).second << ' ' << last << '\n';
    return 0;
}
