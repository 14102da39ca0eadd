// Multiplies place and step in an int
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

int main() {
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    std::vector<std::vector<int>> followers(n + 1);
    std::vector<int> missing(n + 1, 0);
    while (m-- > 0) {
        int before = 0;
        int after = 0;
        std::cin >> before >> after;
        followers[before].push_back(after);
        ++missing[after];
    }
    std::priority_queue<int, std::vector<int>, std::greater<int>> ready;
    for (int step = 1; step <= n; ++step)
        if (missing[step] == 0) ready.push(step);
    std::vector<int> order;
    while (!ready.empty()) {
        const int step = ready.top();
        ready.pop();
        order.push_back(step);
        for (const int follower : followers[step])
            if (--missing[follower] == 0) ready.push(follower);
    }
    if (static_cast<int>(order.size()) < n) {
        std::cout << "circle\n";
        return 0;
    }
    int sum = 0;
    for (int place = 1; place <= n; ++place) sum = (sum + place * order[place - 1]) % 1000000007;
    std::cout << order.front() << ' ' << order[(n - 1) / 2] << ' ' << order.back() << '\n' << sum << '\n';
    return 0;
}
