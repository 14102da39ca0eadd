// Keeps the whole table, and fills it from the ends of the words
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    int scrape = 0;
    int glue = 0;
    int replace = 0;
    std::string from;
    std::string to;
    std::cin >> scrape >> glue >> replace >> from >> to;
    const int n = from.size();
    const int m = to.size();
    std::vector<std::vector<long long>> cost(n + 1, std::vector<long long>(m + 1));
    for (int i = n; i >= 0; --i)
        for (int j = m; j >= 0; --j) {
            if (i == n) cost[i][j] = 1LL * (m - j) * glue;
            else if (j == m) cost[i][j] = 1LL * (n - i) * scrape;
            else if (from[i] == to[j]) cost[i][j] = cost[i + 1][j + 1];
            else cost[i][j] = std::min({cost[i + 1][j] + scrape, cost[i][j + 1] + glue, cost[i + 1][j + 1] + replace});
        }
    std::cout << cost[0][0] << '\n';
    return 0;
}
