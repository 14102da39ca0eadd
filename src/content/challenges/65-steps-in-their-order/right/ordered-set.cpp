// An ordered set of the ready steps
#include <iostream>
#include <map>
#include <set>
#include <vector>

int main() {
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    std::multimap<int, int> rules;
    std::vector<int> missing(n + 1, 0);
    while (m-- > 0) {
        int before = 0;
        int after = 0;
        std::cin >> before >> after;
        rules.emplace(before, after);
        ++missing[after];
    }
    std::set<int> ready;
    for (int step = 1; step <= n; ++step)
        if (missing[step] == 0) ready.insert(step);
    std::vector<long long> order;
    while (!ready.empty()) {
        const int step = *ready.begin();
        ready.erase(ready.begin());
        order.push_back(step);
        const auto [from, to] = rules.equal_range(step);
        for (auto rule = from; rule != to; ++rule)
            if (--missing[rule->second] == 0) ready.insert(rule->second);
    }
    if (static_cast<int>(order.size()) != n) {
        std::cout << "circle\n";
        return 0;
    }
    long long sum = 0;
    for (int place = 0; place < n; ++place) sum += (place + 1) * order[place] % 1000000007;
    std::cout << order[0] << ' ' << order[(n + 1) / 2 - 1] << ' ' << order[n - 1] << '\n' << sum % 1000000007 << '\n';
    return 0;
}
