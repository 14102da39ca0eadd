// Renames every house of a group at each cable: right, and too slow for 200,000
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    std::vector<int> group(n + 1);
    std::iota(group.begin(), group.end(), 0);
    int groups = n;
    int useless = 0;
    int joined = n == 1 ? 0 : -1;
    for (int laid = 1; laid <= m; ++laid) {
        int a = 0;
        int b = 0;
        std::cin >> a >> b;
        const int from = group[a];
        const int to = group[b];
        if (from == to) {
            ++useless;
            continue;
        }
        for (int house = 1; house <= n; ++house)
            if (group[house] == from) group[house] = to;
        if (--groups == 1) joined = laid;
    }
    if (joined < 0) std::cout << "never";
    else std::cout << joined;
    std::cout << ' ' << useless << '\n';
    return 0;
}
