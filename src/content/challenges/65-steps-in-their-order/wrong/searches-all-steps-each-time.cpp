// Searches all steps for the smallest ready one: right, and too slow for 100,000
#include <iostream>
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
    std::vector<int> order;
    for (int done = 0; done < n; ++done) {
        int next = 0;
        for (int step = n; step >= 1; --step)
            if (missing[step] == 0) next = step;
        if (next == 0) {
            std::cout << "circle\n";
            return 0;
        }
        missing[next] = -1;
        order.push_back(next);
        for (const int follower : followers[next]) --missing[follower];
    }
    long long sum = 0;
    for (int place = 1; place <= n; ++place) sum = (sum + 1LL * place * order[place - 1]) % 1000000007;
    std::cout << order.front() << ' ' << order[(n - 1) / 2] << ' ' << order.back() << '\n' << sum << '\n';
    return 0;
}
