// Union-find with two nodes for each guest: one for each table
#include <algorithm>
#include <iostream>
#include <numeric>
#include <utility>
#include <vector>

static int rootOf(std::vector<int>& parent, int node) {
    while (parent[node] != node) node = parent[node] = parent[parent[node]];
    return node;
}

int main() {
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    std::vector<int> parent(2 * n);
    std::vector<int> guests(2 * n, 0);
    std::iota(parent.begin(), parent.end(), 0);
    for (int guest = 0; guest < n; ++guest) guests[guest] = 1;
    const auto join = [&](int one, int other) {
        one = rootOf(parent, one);
        other = rootOf(parent, other);
        if (one == other) return;
        parent[one] = other;
        guests[other] += guests[one];
    };
    while (m-- > 0) {
        int one = 0;
        int other = 0;
        std::cin >> one >> other;
        --one;
        --other;
        join(one, other + n);
        join(one + n, other);
    }
    int fewest = 0;
    std::vector<bool> seen(2 * n, false);
    for (int guest = 0; guest < n; ++guest) {
        const int here = rootOf(parent, guest);
        const int there = rootOf(parent, guest + n);
        if (here == there) {
            std::cout << "no\n";
            return 0;
        }
        if (seen[here] || seen[there]) continue;
        seen[here] = true;
        fewest += std::min(guests[here], guests[there]);
    }
    std::cout << "yes " << fewest << '\n';
    return 0;
}
