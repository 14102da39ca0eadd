#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    std::cin >> n;
    std::vector<int> above(n + 1, 0);
    for (int room = 2; room <= n; ++room) std::cin >> above[room];
    std::vector<int> depth(n + 1, 0);
    std::vector<bool> isLast(n + 1, true);
    int longest = 0;
    for (int room = n; room >= 2; --room) {
        const int parent = above[room];
        isLast[parent] = false;
        longest = std::max(longest, depth[parent] + depth[room] + 1);
        depth[parent] = std::max(depth[parent], depth[room] + 1);
    }
    std::cout << longest << ' ' << std::count(isLast.begin() + 1, isLast.end(), true) << '\n';
    return 0;
}
