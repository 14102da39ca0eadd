// Finds roots by a function that calls itself, and hangs every house it passes below the root
#include <functional>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    // Below 0: a root, with the size of its group.
    std::vector<int> above(n + 1, -1);
    const std::function<int(int)> rootOf = [&](int house) {
        if (above[house] < 0) return house;
        above[house] = rootOf(above[house]);
        return above[house];
    };
    int useful = 0;
    int joined = n == 1 ? 0 : -1;
    for (int laid = 1; laid <= m; ++laid) {
        int a = 0;
        int b = 0;
        std::cin >> a >> b;
        a = rootOf(a);
        b = rootOf(b);
        if (a == b) continue;
        if (above[a] > above[b]) std::swap(a, b);
        above[a] += above[b];
        above[b] = a;
        if (++useful == n - 1) joined = laid;
    }
    std::cout << (joined < 0 ? "never" : std::to_string(joined)) << ' ' << m - useful << '\n';
    return 0;
}
