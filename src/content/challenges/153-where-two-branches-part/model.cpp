#include <algorithm>
#include <cstddef>
#include <iostream>
#include <utility>
#include <vector>

class Tree {
public:
    /** @param below the fork that each grows out of; the root out of itself, so that no jump leads out of the tree */
    explicit Tree(const std::vector<int>& below) : depth(below.size(), 0), jumps{below} {
        for (std::size_t fork = 2; fork < below.size(); ++fork) depth[fork] = depth[below[fork]] + 1;
        while (std::size_t{1} << jumps.size() < below.size()) {
            std::vector<int> twice = jumps.back();
            for (int& fork : twice) fork = jumps.back()[fork];
            jumps.push_back(twice);
        }
    }

    int depthOf(int fork) const { return depth[fork]; }

    int meeting(int one, int other) const {
        if (depth[one] < depth[other]) std::swap(one, other);
        const int deeper = depth[one] - depth[other];
        for (std::size_t jump = 0; jump < jumps.size(); ++jump)
            if (deeper >> jump & 1) one = jumps[jump][one];
        if (one == other) return one;
        for (auto table = jumps.rbegin(); table != jumps.rend(); ++table) {
            if ((*table)[one] == (*table)[other]) continue;
            one = (*table)[one];
            other = (*table)[other];
        }
        return jumps[0][one];
    }

private:
    std::vector<int> depth;
    /** Where 1, 2, 4, … steps towards the root lead. */
    std::vector<std::vector<int>> jumps;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::vector<int> below(n + 1, 1);
    for (int fork = 2; fork <= n; ++fork) std::cin >> below[fork];
    const Tree tree(below);
    long long sum = 0;
    int longest = 0;
    for (long long place = 1; place <= q; ++place) {
        int one = 0;
        int other = 0;
        std::cin >> one >> other;
        const int answer = tree.meeting(one, other);
        if (place == 1) std::cout << answer << '\n';
        sum = (sum + place * answer) % 1000000007;
        longest = std::max(longest, tree.depthOf(one) + tree.depthOf(other) - 2 * tree.depthOf(answer));
    }
    std::cout << sum << ' ' << longest << '\n';
    return 0;
}
