// Gathers each group on a stack, and takes it from there if it is complete
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    int k = 0;
    int first = 0;
    std::cin >> n >> k >> first;
    std::vector<long long> weight(n + 1);
    std::vector<int> behind(n + 1);
    for (int brick = 1; brick <= n; ++brick) std::cin >> weight[brick] >> behind[brick];
    std::vector<int> chain;
    std::vector<int> group;
    for (int brick = first; brick != 0; brick = behind[brick]) {
        group.push_back(brick);
        if (static_cast<int>(group.size()) < k) continue;
        for (; !group.empty(); group.pop_back()) chain.push_back(group.back());
    }
    chain.insert(chain.end(), group.begin(), group.end());
    long long sum = 0;
    for (int at = 0; at < n; ++at) sum = (sum + (at + 1) * weight[chain[at]]) % 1000000007;
    std::cout << chain.front() << ' ' << chain.back() << '\n' << sum << '\n';
    return 0;
}
